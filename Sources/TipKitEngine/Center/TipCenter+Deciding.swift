import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// The maximum number of times in a row that tips are decided again because a decision, or an explanation that
    /// measures rules, has changed an input of decisions.
    static let cascadeLimit = 100

    /// The tip's status now, in the current center.
    ///
    /// The call registers the status with observation tracking.
    ///
    /// - Parameters:
    ///   - id: The tip's id.
    ///   - type: The type of the tip, to detect two types that share an id.
    ///   - definition: Returns the tip's definition; called only if the center doesn't know the tip yet.
    package static func currentStatus(
        of id: String,
        type: Any.Type? = nil,
        _ definition: () -> TipDefinition
    ) -> Tips.Status {
        guard let binding = CenterBinding.current else {
            return process.status(of: id, type: type, evaluation: nil, definition)
        }
        return binding.status(of: id, type: type, definition)
    }

    package func status(
        of id: String,
        type: Any.Type? = nil,
        evaluation: Tips.RuleEvaluation? = .current,
        _ definition: () -> TipDefinition
    ) -> Tips.Status {
        if let evaluation {
            evaluation.recordRead(of: .tip(id))
            let entry = state.withLock { $0.decisions[id] }
            if entry == nil { register(definition()) }
            // A rule that reads the status of its own tip, directly or through other tips' rules, gets the last known
            // status, since deciding the tip would never end.
            guard entry?.decision(at: evaluation.now) == nil, evaluation.mayDecide(on: id) else {
                return entry?.published ?? .pending
            }
            decide(id)
            return state.withLock { $0.decisions[id]?.published } ?? .pending
        }
        let known = state.withLock { state in
            let known = state.decisions.statuses[id]
            known?.subject.markStatusRead()
            return known
        }
        if let known, known.type == type.map(ObjectIdentifier.init) {
            known.subject.access()
            return known.status
        }
        return observedDecision(of: id, type: type, definition)?.status ?? .pending
    }

    /// The current decision on a tip, registered with observation tracking; `nil` before `configure`.
    func observedDecision(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> Decision? {
        subject(of: id, type: type, definition).access()
        return freshDecision(of: id)
    }

    func freshDecision(of id: String) -> Decision? {
        warnUnlessConfigured(of: id)
        func known() -> (isConfigured: Bool, decision: Decision?) {
            let now = now
            return state.withLock { ($0.phase == .configured, $0.decisions[id]?.decision(at: now)) }
        }
        if let decision = known().decision { return decision }
        while true {
            decide(id)
            finish()
            // Decide the tip again if it has changed since, or if another thread, which began earlier, has replaced the
            // decision by one that no longer holds.
            let (isConfigured, decision) = known()
            if decision != nil || !isConfigured { return decision }
        }
    }

    /// Warns once that no tip appears before `configure`.
    private func warnUnlessConfigured(of id: String) {
        guard state.withLock({ $0.phase == .unconfigured && $0.markLogged("unconfigured") }) else { return }
        tipLog.warning(
            """
            A tip was used before Tips.configure() was called; it stays hidden until then. Call Tips.configure() in \
            the app's init.
            """,
            metadata: ["tip": "\(id)"]
        )
    }

    /// Finishes a call to the center: decides the tips that need a new decision, and the tips whose rules read their
    /// statuses, and publishes the changes.
    ///
    /// The method does nothing while a rule is evaluated, since the call that evaluates the rule calls `finish` later.
    func finish() {
        if Tips.RuleEvaluation.current != nil { return }
        for _ in 0..<Self.cascadeLimit {
            let due = state.withLock { $0.decisions.takeDue() }
            if due.isEmpty { return deliver() }
            for id in due { decide(id) }
        }
        let due = state.withLock { state in
            let due = state.decisions.takeDue()
            state.decisions.keepPublishedStatuses(of: due)
            return due
        }
        if !due.isEmpty {
            tipLog.error(
                """
                Tips' rules read each other's status in a circle; the tips keep their current statuses until a \
                parameter or an event changes.
                """,
                metadata: ["tips": "\(due.sorted())"]
            )
        }
        deliver()
    }

    /// Decides a tip; if the tip's status changes, marks the tips whose rules read that status for a new decision.
    func decide(_ id: String) {
        while true {
            let now = now
            let input = state.withLock { state -> DecisionInput? in
                guard state.phase == .configured, let entry = state.decisions[id] else { return nil }
                return DecisionInput(
                    entry: entry,
                    record: state.rows.tip(id)?.record,
                    context: state.context(for: entry, now: now),
                    frequencyApplies: state.frequencyApplies(to: entry),
                    isCapped: state.isCapped(entry),
                    unreadParameter: state.ownParameters.first { !state.rows.knows(.parameter($0)) },
                    isComplete: state.caps.isEmpty || state.rows.knowsFirstAppearances,
                    launch: state.launchNeed(at: now),
                    serial: state.decisions.serial
                )
            }
            guard let input else { return }
            guard let record = input.record else {
                loadTip(id)
                continue
            }
            if let parameter = input.unreadParameter {
                loadOwnParameter(parameter)
                continue
            }
            guard input.isComplete else {
                loadFirstAppearances()
                continue
            }
            switch input.launch {
            case .reading:
                loadFirstLaunch()
                continue
            case .recording:
                recordFirstLaunch()
                continue
            case nil: break
            }
            // Move the start of the pause. The decision table then rejects the decision below, so that the tip is
            // decided again.
            if input.waitsForFuture { movePause(to: now) }
            let (decision, evaluation) = evaluate(input.entry, record, input.context)
            let dependencies = evaluation.dependencies
            let outcome = state.withLock { state in
                state.accept(decision, on: id, reading: dependencies, since: input.serial, at: now)
            }
            guard outcome else { continue }
            if case .invalidated(let reason) = decision.status, decision.isStored, record.invalidation == nil,
                input.context.override == nil
            {
                retire(id, reason: reason, since: input.serial)
            }
            if let next = decision.nextChange { setAlarm(next) }
            return
        }
    }

    /// The state on which a decision is made.
    private struct DecisionInput {
        let entry: TipEntry
        let record: TipRecord?
        let context: DecisionContext
        let frequencyApplies: Bool
        let isCapped: Bool
        /// A parameter of our own that is still to be read; `nil` if all were.
        let unreadParameter: String?
        /// Whether everything is read that caps depend on.
        let isComplete: Bool
        /// What is to be done about the person's first launch.
        let launch: CenterState.LaunchNeed?
        let serial: UInt64

        /// Whether the tip waits for a pause or a cap that starts in the future, because a wrong clock has given another
        /// tip's first appearance a future date.
        var waitsForFuture: Bool {
            guard record?.invalidation == nil, context.override == nil else { return false }
            if isCapped, let latest = context.appearances.latest, latest > context.now { return true }
            guard frequencyApplies, let latest = context.latestFirstDisplay, latest.tip != entry.definition.id else {
                return false
            }
            return latest.date > context.now
        }
    }

    /// Decides a tip, reading the inputs of its rules from the center.
    func evaluate(
        _ entry: TipEntry,
        _ record: TipRecord,
        _ context: DecisionContext,
        isMeasuring: Bool = false
    ) -> (Decision, Tips.RuleEvaluation) {
        // A retired tip, and a tip that a testing switch shows or hides, is decided without its rules, so pass no
        // rules: their inputs then needn't be read from the store.
        let rules = record.invalidation == nil && context.override == nil ? entry.definition.rules : []
        let evaluation = Tips.RuleEvaluation(
            source: self,
            of: entry.definition,
            now: context.now,
            isMeasuring: isMeasuring
        )
        let decision = CenterBinding.$current.withValue(CenterBinding(self, evaluation: evaluation)) {
            TipKitEngine.decide(entry.definition, record, PreparedRules(rules, in: evaluation), context)
        }
        return (decision, evaluation)
    }

    /// What a decision depends on if only the caps limit the first appearance of a tip.
    package var capContext: DecisionContext {
        let now = now
        if state.withLock({ !$0.caps.isEmpty && !$0.rows.knowsFirstAppearances }) { loadFirstAppearances() }
        return state.withLock { state in
            DecisionContext(now: now, caps: state.caps, appearances: state.rows.appearances)
        }
    }

    /// Stores that a tip is retired because of a limit or of what the person has done, unless the tip has changed since it was decided.
    func retire(_ id: String, reason: Tips.InvalidationReason, since serial: UInt64) {
        change { state, now in
            // A testing switch that was turned on since shows the tip, whatever its limits are.
            guard let entry = state.decisions[id], entry.changed <= serial, state.override(for: entry) == nil,
                state.rows.tip(id)?.record.invalidation == nil, !state.isDormant
            else { return .done(()) }
            // Pass the known version, so that the store refuses the change if another process has reset the tip since:
            // the reason may not hold after a reset.
            return state.invalidation(of: id, reason: reason, at: now, knowing: state.rows.version)
        }
    }

    /// Restarts the display frequency's pause now if it starts in the future, because a wrong clock has given a first
    /// appearance a future date.
    private func movePause(to now: Date) {
        change { state, _ in
            guard let latest = state.rows.latestFirstDisplay, latest.date > now, !state.isDormant else {
                return .done(())
            }
            return .commit([.pauseMoved(date: now)]) { _, _ in }
        }
    }
}

extension CenterState {
    /// What is to be done about the person's first launch before a tip is decided.
    fileprivate enum LaunchNeed { case reading, recording }

    fileprivate func launchNeed(at now: Date) -> LaunchNeed? {
        guard attention.needsFirstLaunch else { return nil }
        guard rows.knowsFirstLaunch else { return .reading }
        if isDormant { return nil }
        return isLaunchToRecord(at: now) ? .recording : nil
    }

    /// Stores a decision, and queues the notifications of the change; see
    /// ``DecisionTable/accept(_:on:reading:since:at:)``.
    ///
    /// - Returns: Whether the decision was stored; otherwise it must be made again.
    fileprivate mutating func accept(
        _ decision: Decision,
        on id: String,
        reading dependencies: Set<Tips.RuleInputKey>,
        since serial: UInt64,
        at now: Date
    ) -> Bool {
        guard let isChanged = decisions.accept(decision, on: id, reading: dependencies, since: serial, at: now),
            let entry = decisions[id]
        else { return false }
        if keepsNotes, !isDormant { unsavedNotes[id] = nextNumber() }
        if isChanged {
            if !entry.streams.isEmpty { deliveries.append(.status(decision.status, Array(entry.streams.values))) }
            if decision.status == .available { emit(.eligible, of: id, at: now) }
        }
        if entry.subject.takeReadMarks(ofStatus: isChanged) {
            deliveries.append(.change(entry.subject, ofStatus: isChanged))
        }
        return true
    }
}

extension TipCenter {
    /// Whether a change must be ignored because a rule tries to make it.
    ///
    /// An ignored change is logged once for each rule.
    ///
    /// - Parameter what: A description of the change for the log, such as `resets everything`.
    func isRefusedInRule(_ what: @autoclosure () -> String) -> Bool {
        guard let evaluation = Tips.RuleEvaluation.current else { return false }
        let (what, rule) = (what(), evaluation.currentRuleDescription)
        if state.withLock({ $0.markLogged("\(rule) \(what)") }) {
            tipLog.error(
                "A rule must not change anything; the change that the rule tried to make is ignored.",
                metadata: ["rule": "\(rule)", "change": "\(what)"]
            )
        }
        return true
    }
}

extension TipCenter {
    /// A stream of the tip's current status and all later statuses; it stays open after an invalidation.
    package func statusUpdates(
        of id: String,
        type: Any.Type? = nil,
        _ definition: () -> TipDefinition
    ) -> AsyncStream<Tips.Status> {
        _ = subject(of: id, type: type, definition)
        _ = freshDecision(of: id)
        let (stream, continuation) = AsyncStream.makeStream(of: Tips.Status.self)
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.decisions.add(continuation, number, to: id)
            state.deliveries.append(.status(state.decisions[id]?.published ?? .pending, [continuation]))
            return number
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { $0.decisions.removeStream(number, of: id) }
        }
        finish()
        return stream
    }

    /// Sends the queued notifications in order, outside the lock, and schedules saving the notes on decided tips.
    private func deliver() {
        let (replacedValues, begins, hasNotes) = state.withLock { state in
            let begins = !state.isDelivering && !state.deliveries.isEmpty
            if begins { state.isDelivering = true }
            return (state.rows.drainReplacedValues(), begins, !state.unsavedNotes.isEmpty)
        }
        // Release the replaced values of parameters and donations after the lock is released, since their
        // deinitializers run the app's code.
        withExtendedLifetime(replacedValues) {}
        if hasNotes { schedule(.saveNotes) }
        guard begins else { return }
        while true {
            let deliveries = state.withLock { state in
                defer { state.deliveries = [] }
                if state.deliveries.isEmpty { state.isDelivering = false }
                return state.deliveries
            }
            if deliveries.isEmpty { return }
            var changes: [ObjectIdentifier: (subject: TipSubject, ofStatus: Bool)] = [:]
            for delivery in deliveries {
                switch delivery {
                case .status(let status, let streams): for stream in streams { stream.yield(status) }
                case .outcome(let outcome, let streams, let onOutcome):
                    for stream in streams { stream.yield(outcome) }
                    onOutcome?(outcome)
                case .change(let subject, let ofStatus):
                    let known = changes[ObjectIdentifier(subject)]?.ofStatus ?? false
                    changes[ObjectIdentifier(subject)] = (subject, ofStatus || known)
                }
            }
            guard !changes.isEmpty else { continue }
            let changed = Array(changes.values)
            Task.detached { @MainActor in
                for change in changed { change.subject.notify(ofStatus: change.ofStatus) }
            }
        }
    }
}

/// A queued notification of observers.
///
/// Notifications are sent in order, outside the lock.
enum Delivery: Sendable {
    /// A new status, for the readers of a tip's status streams.
    case status(Tips.Status, [AsyncStream<Tips.Status>.Continuation])
    /// A change to a tip's status, or only to its explanation, for the views that observe the tip.
    case change(TipSubject, ofStatus: Bool)
    /// An outcome of a tip, for the readers of the streams of all tips' outcomes and for the center's owner.
    case outcome(Tips.Outcome, [AsyncStream<Tips.Outcome>.Continuation], (@Sendable (Tips.Outcome) -> Void)?)
}
