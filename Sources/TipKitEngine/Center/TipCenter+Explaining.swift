import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// Explains whether a tip may appear, with the values that its rules read.
    ///
    /// The call registers the explanation with observation tracking.
    package func explain(_ definition: TipDefinition) -> Tips.Explanation {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        return explanation(of: definition.id, askedAs: definition.type) ?? .notConfigured(definition.id)
    }

    /// Explains whether a known tip may appear; `nil` if the center doesn't know the tip.
    package func explain(id: String) -> Tips.Explanation? {
        guard let subject = state.withLock({ $0.decisions[id]?.subject }) else { return nil }
        subject.accessExplanation()
        return explanation(of: id)
    }

    /// The ids of the parameters that the latest decision on a tip read, sorted.
    package func parameters(readBy id: String) -> [String] {
        let keys = state.withLock { $0.decisions[id]?.dependencies ?? [] }
        return keys.compactMap { if case .parameter(let id) = $0 { id } else { nil } }.sorted()
    }

    /// Explains whether a known tip may appear, without registering an observation.
    ///
    /// - Parameter type: The type of the caller's tip, to detect another type with the same id; `nil` to accept any
    ///   type.
    func explanation(of id: String, askedAs type: Any.Type? = nil) -> Tips.Explanation? {
        // Inside a rule, explain the last known status without evaluating rules: evaluating a rule that asks for the
        // explanation of its own tip would never end.
        if Tips.RuleEvaluation.current != nil { return lastExplanation(of: id) }
        for _ in 1..<Self.cascadeLimit {
            guard freshDecision(of: id) != nil else { return .notConfigured(id) }
            let explanation = measuredExplanation(of: id, askedAs: type)
            let latest = state.withLock { $0.decisions[id]?.decision?.status }
            // Measuring the rules may read the store and thereby change the decision; if so, explain the tip again.
            if latest == explanation?.status { return explanation }
        }
        return measuredExplanation(of: id, askedAs: type)
    }

    private func measuredExplanation(of id: String, askedAs type: Any.Type?) -> Tips.Explanation? {
        let now = now
        let prepared = state.withLock { state in
            state.decisions[id].map { entry in
                (
                    entry, state.armName(of: id, entry.definition.options),
                    state.rows.tip(id)?.record ?? TipRecord(), state.record(of: id, at: now),
                    state.context(for: entry, now: now),
                    state.live.displayedSince(id) != nil, state.groupTurns[id], state.openPopover(before: entry)
                )
            }
        }
        guard let (entry, arm, stored, record, context, isInView, groupTurn, openPopover) = prepared else { return nil }
        let (decision, _) = evaluate(entry, stored, context, isMeasuring: true)
        finish()
        return Tips.Explanation(
            tip: id,
            status: decision.status,
            reasons: decision.reasons,
            rules: decision.rules,
            record: record,
            options: entry.definition.options,
            arm: arm,
            isOnScreen: isInView || context.isOnPage,
            groupTurn: groupTurn,
            openPopover: openPopover,
            otherType: type.flatMap { $0 == entry.definition.type ? nil : entry.definition.typeName },
            nextChange: decision.nextChange
        )
    }

    /// The explanation of a tip's last known status, made without evaluating the tip's rules.
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

    /// Records the tip whose turn it is in a group, for the explanations of the group's other tips.
    ///
    /// - Parameters:
    ///   - turn: The tip whose turn it is; `nil` if it is no tip's turn.
    ///   - members: All tips of the group, in order.
    ///   - isOrdered: Whether a tip that may not appear yet holds back the tips after it.
    ///   - showsPosition: Whether the card of a tip says its place in the group.
    package func setGroupTurn(
        _ turn: String?,
        among members: [String],
        isOrdered: Bool,
        showsPosition: Bool = false
    ) {
        let group = GroupTurns.Group(members: members, isOrdered: isOrdered)
        let isChanged = state.withLock { state in
            if showsPosition { state.groupTurns.show(members) }
            let changed = state.groupTurns.set(turn, in: group)
            for member in changed { state.publishExplanation(of: member) }
            return !changed.isEmpty
        }
        if isChanged { finish() }
    }

    /// The place of a tip in its group, if the group shows it and was read; otherwise `nil`.
    package func groupPosition(of tip: String) -> GroupPosition? { state.withLock { $0.groupTurns.positions[tip] } }

    /// Records that a tip's popover waits for another tip's open popover, for the explanation of the waiting tip.
    ///
    /// Explanations mention the wait until the returned object is released.
    package func wait(of tip: String, behind holder: String) -> PopoverWait {
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.changeWaits(of: tip) { $0[number] = holder }
            return number
        }
        finish()
        return PopoverWait(of: tip, behind: holder, number: number, center: self)
    }

    func endWait(_ number: UInt64, of tip: String) {
        state.withLock { state in state.changeWaits(of: tip) { $0[number] = nil } }
        finish()
    }

    /// The record of a tip, whose duration on screen includes the displays in progress until now.
    package func record(of definition: TipDefinition) -> TipRecord {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        loadTip(definition.id)
        let now = now
        return state.withLock { $0.record(of: definition.id, at: now) }
    }
}

/// Why a tip is for a person.
package enum TipCause: Sendable {
    /// The person hasn't done yet what the tip teaches.
    case unused
    /// The tip has rules, which the person's use of the app fulfills.
    case use
    /// The tip is for everyone.
    case everyone
}

extension TipCenter {
    /// Returns why a tip is for this person.
    package func cause(of definition: TipDefinition) -> TipCause {
        if let teaches = definition.options.teaches, donationCount(ofEvent: teaches.event) == 0 { return .unused }
        return definition.rules.isEmpty && definition.options.teaches == nil ? .everyone : .use
    }

    private func donationCount(ofEvent id: String) -> Int {
        if let known = state.withLock({ $0.rows.event(id)?.count }) { return known }
        var count = 0
        _ = load("event \(id)") {
            try $0.tally(ofEvent: id)
        } keep: {
            count = $1
        }
        finish()
        return count
    }
}

extension CenterState {
    /// The record of a tip, whose duration on screen includes the displays in progress until `now`.
    fileprivate func record(of id: String, at now: Date) -> TipRecord {
        var record = rows.tip(id)?.record ?? TipRecord()
        for case .begun(let since, _) in live[id].values.map(\.phase) {
            record.displayDuration += max(0, now.timeIntervalSince(since))
        }
        return record
    }

    /// The tip whose open popover the popover of `entry` waits for; `nil` if the tip of `entry` is on screen.
    fileprivate func openPopover(before entry: TipEntry) -> String? {
        guard live.displayedSince(entry.definition.id) == nil else { return nil }
        return latestHolder(before: entry.definition.id)
    }

    private func latestHolder(before tip: String) -> String? { openPopovers[tip]?.max { $0.key < $1.key }?.value }

    /// Changes the waits of a tip's popover, and notifies the tip's observers if the popover that explanations name has
    /// changed.
    fileprivate mutating func changeWaits(of tip: String, _ change: (inout [UInt64: String]) -> Void) {
        let old = latestHolder(before: tip)
        var waits = openPopovers[tip] ?? [:]
        change(&waits)
        openPopovers[tip] = waits.isEmpty ? nil : waits
        if latestHolder(before: tip) != old { publishExplanation(of: tip) }
    }

    /// Queues a notification that a tip's explanation has changed although the decision on the tip hasn't.
    mutating func publishExplanation(of tip: String) {
        guard let subject = decisions[tip]?.subject, subject.takeReadMarks(ofStatus: false) else { return }
        deliveries.append(.change(subject, ofStatus: false))
    }
}

extension TipCenter {
    /// The maximum number of notes in a transaction.
    private static let noteBatch = 200

    /// Saves a batch of the notes on tips that were decided, in one transaction.
    ///
    /// - Returns: Whether no unsaved notes are left.
    func saveNotes() -> Bool {
        let due = state.withLock { Array($0.unsavedNotes.prefix(Self.noteBatch)) }
        return due.isEmpty || save(due) && state.withLock { $0.unsavedNotes.isEmpty }
    }

    /// Saves the remaining notes before the process exits.
    func saveNotesBeforeExit() {
        var waiting = Array(state.withLock { $0.isBrief && !$0.keepsBriefNotes ? [:] : $0.unsavedNotes })[...]
        while !waiting.isEmpty, save(waiting.prefix(Self.noteBatch)) { waiting = waiting.dropFirst(Self.noteBatch) }
    }

    /// Saves notes in one transaction.
    ///
    /// - Returns: Whether they were saved; otherwise they stay in `unsavedNotes`.
    private func save(_ due: some Sequence<(key: String, value: UInt64)>) -> Bool {
        do {
            let notes = due.compactMap { note(of: $0.key) }.map(StoreChange.noted)
            let (store, position) = state.withLock { ($0.store, $0.rows.position) }
            // Ignore the update that the commit returns, because an update may only be applied while `gate` is held;
            // the next change gets the same update again.
            _ = try store?.commit(notes, after: position)
        } catch {
            if mayLog("can't keep notes") {
                tipLog.warning(
                    """
                    The notes that explain tips to other tools couldn't be saved; saving is retried, and until then \
                    the tools may show old explanations.
                    """,
                    metadata: ["error": "\(error.localizedDescription)"]
                )
            }
            return false
        }
        state.withLock { state in
            // A tip that was decided again while its note was saved has a new number, and stays in `unsavedNotes`.
            for (id, number) in due where state.unsavedNotes[id] == number { state.unsavedNotes[id] = nil }
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
