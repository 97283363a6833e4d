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
            // Real time, not the centre's: it is the disk that is spared.
            while self?.writeSomeNotes() == true { try await Task.sleep(for: Self.notePause) }
        }
    }

    /// Writes one transaction of notes.
    ///
    /// - Returns: Whether there were any.
    private func writeSomeNotes() -> Bool {
        let (ids, store) = state.withLock { state in
            let ids = Array(state.unwrittenNotes.prefix(Self.noteBatch))
            state.unwrittenNotes.subtract(ids)
            state.isWritingNotes = !ids.isEmpty
            return (ids, state.store)
        }
        guard !ids.isEmpty else { return false }
        do {
            let notes = ids.compactMap { note(of: $0) }.map(StoreChange.noted)
            let position = state.withLock { $0.rows.position }
            // Without the gate, so what the store says of others isn't taken over; it comes again with the next change.
            _ = try store?.commit(notes, after: position)
        } catch {
            tipLog.warning(
                "What decides about tips couldn't be written down; tools that read the store won't know.",
                metadata: ["tips": "\(ids)", "error": "\(error.localizedDescription)"]
            )
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
    /// Takes the writing of notes upon oneself.
    ///
    /// - Returns: Whether there is something to write, and nobody at it.
    mutating func startNotes() -> Bool {
        guard !isWritingNotes, !unwrittenNotes.isEmpty else { return false }
        isWritingNotes = true
        return true
    }
}
