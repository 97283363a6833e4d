import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// The most notes that share a transaction.
    private static let noteBatch = 200
    /// How long a centre whose tips keep changing waits between such transactions.
    private static let notePause = Duration.milliseconds(250)

    /// Writes down, in the background, what decides about the tips that were decided on.
    func writeNotes() {
        Task.detached(priority: .utility) { [weak self] in
            // Real time, not the centre's: it is the disk that is spared. The centre isn't held meanwhile.
            var pause = self?.writeSomeNotes()
            while let time = pause {
                try await Task.sleep(for: time)
                pause = self?.writeSomeNotes()
            }
        }
    }

    /// Writes one transaction of notes.
    ///
    /// - Returns: How long to wait before the next; `nil` if none is to follow.
    private func writeSomeNotes() -> Duration? {
        let due = state.withLock { state in
            state.isWritingNotes = !state.unwrittenNotes.isEmpty
            return Array(state.unwrittenNotes.prefix(Self.noteBatch))
        }
        guard !due.isEmpty else { return nil }
        if write(due) { return Self.notePause }
        if retryPause == nil { state.withLock { $0.isWritingNotes = false } }
        return retryPause
    }

    /// Writes the notes that wait as the process ends.
    func writeNotesBeforeExit() {
        var waiting = Array(state.withLock { $0.unwrittenNotes })[...]
        while !waiting.isEmpty, write(waiting.prefix(Self.noteBatch)) { waiting = waiting.dropFirst(Self.noteBatch) }
    }

    /// Writes notes in one transaction; those that couldn't be written wait on.
    ///
    /// - Returns: Whether they were written.
    private func write(_ due: some Sequence<(key: String, value: UInt64)>) -> Bool {
        do {
            let notes = due.compactMap { note(of: $0.key) }.map(StoreChange.noted)
            let (store, position) = state.withLock { ($0.store, $0.rows.position) }
            // Without the gate, so what the store says of others isn't taken over; it comes again with the next change.
            _ = try store?.commit(notes, after: position)
        } catch {
            if state.withLock({ $0.markSaid("unwritten notes") }) {
                tipLog.warning(
                    "Notes on tips couldn't be saved and are tried again; other tools may show old explanations.",
                    metadata: ["error": "\(error.localizedDescription)"]
                )
            }
            return false
        }
        state.withLock { state in
            // A tip that was decided on meanwhile has another number.
            for (id, number) in due where state.unwrittenNotes[id] == number { state.unwrittenNotes[id] = nil }
        }
        return true
    }

    private func note(of id: String) -> TipNote? {
        guard let explanation = explanation(of: id), let entry = state.withLock({ $0.decisions[id] }) else {
            return nil
        }
        return TipNote(explanation, typeName: entry.definition.typeName, date: entry.decidedAt)
    }
}

extension CenterState {
    /// Marks notes as being written.
    ///
    /// - Returns: Whether there are notes to write and no task is writing them.
    mutating func startNotes() -> Bool {
        guard !isWritingNotes, !unwrittenNotes.isEmpty else { return false }
        isWritingNotes = true
        return true
    }
}
