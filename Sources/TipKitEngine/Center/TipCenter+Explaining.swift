import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Says whether a tip may appear, and why, with what its rules measure.
    ///
    /// Observed like the status.
    package func explain(_ definition: TipDefinition) -> Tips.Explanation {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        return explanation(of: definition.id, askedAs: definition.type) ?? .notConfigured(definition.id)
    }

    /// Says of a tip that the centre has met whether it may appear, and why; `nil` of others.
    package func explain(id: String) -> Tips.Explanation? {
        guard let subject = state.withLock({ $0.decisions[id]?.subject }) else { return nil }
        subject.accessExplanation()
        return explanation(of: id)
    }

    /// Says the same, observed by nobody.
    ///
    /// - Parameter type: The type of tip that is asked for; `nil` if it doesn't matter.
    func explanation(of id: String, askedAs type: Any.Type? = nil) -> Tips.Explanation? {
        // A rule that asks for its own tip's would otherwise never come to an end.
        if Tips.RuleEvaluation.current != nil { return lastExplanation(of: id) }
        for _ in 1..<Self.cascadeLimit {
            guard freshDecision(of: id) != nil else { return .notConfigured(id) }
            let explanation = measuredExplanation(of: id, askedAs: type)
            let latest = state.withLock { $0.decisions[id]?.decision?.status }
            // Measuring may read the store, and what is read there may change the decision.
            if latest == explanation?.status { return explanation }
        }
        return measuredExplanation(of: id, askedAs: type)
    }

    private func measuredExplanation(of id: String, askedAs type: Any.Type?) -> Tips.Explanation? {
        let now = now
        let prepared = state.withLock { state in
            state.decisions[id].map { entry in
                (
                    entry, state.rows.tip(id)?.record ?? TipRecord(), state.record(of: id, at: now),
                    state.context(for: entry, now: now),
                    state.live.displayedSince(id) != nil, state.groupTurns[id], state.openPopover(before: entry)
                )
            }
        }
        guard let (entry, stored, record, context, isOnScreen, groupTurn, openPopover) = prepared else { return nil }
        let (decision, _) = evaluate(entry, stored, context, isMeasuring: true)
        settle()
        return Tips.Explanation(
            tip: id,
            status: decision.status,
            reasons: decision.reasons,
            rules: decision.rules,
            record: record,
            options: entry.definition.options,
            isOnScreen: isOnScreen,
            groupTurn: groupTurn,
            openPopover: openPopover,
            otherType: type.flatMap { $0 == entry.definition.type ? nil : entry.definition.typeName },
            nextChange: decision.nextChange
        )
    }

    /// What was last found of a tip, with nothing measured.
    private func lastExplanation(of id: String) -> Tips.Explanation? {
        let now = now
        return state.withLock { state in
            state.decisions[id].map { entry in
                Tips.Explanation(
                    tip: id,
                    status: entry.published,
                    reasons: [],
                    record: state.record(of: id, at: now),
                    options: entry.definition.options
                )
            }
        }
    }

    /// Keeps whose turn it is in a group, for explanations of its other members.
    ///
    /// - Parameters:
    ///   - turn: The member; `nil` if it is nobody's turn.
    ///   - members: All members, in order.
    ///   - isOrdered: Whether a member that may not appear yet holds up those after it.
    package func setGroupTurn(_ turn: String?, among members: [String], isOrdered: Bool) {
        let group = GroupTurns.Group(members: members, isOrdered: isOrdered)
        let isChanged = state.withLock { state in
            let changed = state.groupTurns.set(turn, in: group)
            for member in changed { state.publishExplanation(of: member) }
            return !changed.isEmpty
        }
        if isChanged { deliver() }
    }

    /// Keeps whose popover is open while another tip's waits, for the explanation of that one, as long as the wait is
    /// kept.
    package func wait(of tip: String, behind holder: String) -> PopoverWait {
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.changeWaits(of: tip) { $0[number] = holder }
            return number
        }
        deliver()
        return PopoverWait(of: tip, behind: holder, number: number, center: self)
    }

    func endWait(_ number: UInt64, of tip: String) {
        state.withLock { state in state.changeWaits(of: tip) { $0[number] = nil } }
        deliver()
    }

    /// What is remembered of a tip, this moment included.
    package func record(of definition: TipDefinition) -> TipRecord {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        loadTip(definition.id)
        let now = now
        return state.withLock { $0.record(of: definition.id, at: now) }
    }
}

extension CenterState {
    /// What is remembered of a tip, with the displays under way up to a moment.
    fileprivate func record(of id: String, at now: Date) -> TipRecord {
        var record = rows.tip(id)?.record ?? TipRecord()
        for case .begun(let since, _) in live[id].values.map(\.phase) {
            record.displayDuration += max(0, now.timeIntervalSince(since))
        }
        return record
    }

    /// The tip whose popover keeps a tip's from opening where that last asked; `nil` of a tip that is on a screen.
    fileprivate func openPopover(before entry: TipEntry) -> String? {
        guard live.displayedSince(entry.definition.id) == nil else { return nil }
        return latestHolder(before: entry.definition.id)
    }

    private func latestHolder(before tip: String) -> String? { openPopovers[tip]?.max { $0.key < $1.key }?.value }

    /// Changes behind whose popovers a tip's waits.
    fileprivate mutating func changeWaits(of tip: String, _ change: (inout [UInt64: String]) -> Void) {
        let old = latestHolder(before: tip)
        var waits = openPopovers[tip] ?? [:]
        change(&waits)
        openPopovers[tip] = waits.isEmpty ? nil : waits
        if latestHolder(before: tip) != old { publishExplanation(of: tip) }
    }

    /// Queues for whoever follows a tip's explanation that it is another, though its decision isn't.
    mutating func publishExplanation(of tip: String) {
        guard let subject = decisions[tip]?.subject, subject.takeWasRead(ofStatus: false) else { return }
        deliveries.append(.change(subject, ofStatus: false))
    }
}

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
