import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// How often deciding or measuring may change what is decided on in a row before the centre stops following.
    static let cascadeLimit = 100

    /// The tip's status now, in the current centre.
    ///
    /// Observed by whoever tracks observable values.
    ///
    /// - Parameters:
    ///   - id: The tip's id.
    ///   - type: The type of the tip, to notice that two types share an id.
    ///   - definition: Defines the tip; called if the centre hasn't met it.
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
            // A rule that asks for its own tip, or in a circle, gets what was last found.
            guard entry?.decision(at: evaluation.now) == nil, evaluation.mayDecide(on: id) else {
                return entry?.published ?? .pending
            }
            decideOne(id)
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

    /// The tip's decision now; `nil` before `configure`.
    func observedDecision(of id: String, type: Any.Type?, _ definition: () -> TipDefinition) -> Decision? {
        subject(of: id, type: type, definition).access()
        return freshDecision(of: id)
    }

    func freshDecision(of id: String) -> Decision? {
        let now = now
        warnUnlessConfigured(of: id)
        if let known = state.withLock({ $0.decisions[id]?.decision(at: now) }) { return known }
        while true {
            decide([id])
            let (isKnown, decision) = state.withLock { ($0.phase == .configured, $0.decisions[id]?.decision) }
            // None if something has touched the tip in between.
            if decision != nil || !isKnown { return decision }
        }
    }

    /// Says once that no tip appears before `configure`.
    private func warnUnlessConfigured(of id: String) {
        guard state.withLock({ $0.phase == .unconfigured && $0.markSaid("unconfigured") }) else { return }
        tipLog.warning(
            "A tip was asked for before Tips.configure() was called, and stays hidden until it is; call it in the app's init.",
            metadata: ["tip": "\(id)"]
        )
    }

    /// Decides what is due after a change, and delivers what came of it.
    func settle() {
        decide(state.withLock { $0.decisions.takeDue() })
    }

    /// Does the same where no decision is under way, which does it in the end.
    func settleUnlessDeciding() {
        if Tips.RuleEvaluation.current == nil { settle() }
    }

    /// Decides tips anew, and those whose rules read their statuses, and publishes what changed.
    func decide(_ ids: some Collection<String>) {
        var pending = Set(ids)
        var rounds = 0
        while !pending.isEmpty {
            for id in pending { decideOne(id) }
            pending = state.withLock { $0.decisions.takeDue() }
            rounds += 1
            if rounds == Self.cascadeLimit, !pending.isEmpty {
                tipLog.error(
                    "Tips' rules read each other's status in a circle; the centre stops following it.",
                    metadata: ["tips": "\(pending.sorted())"]
                )
                state.withLock { $0.decisions.stopFollowing(pending) }
                break
            }
        }
        deliver()
    }

    /// Decides a tip anew; whoever reads its status is due then, if that has changed.
    private func decideOne(_ id: String) {
        while true {
            let now = now
            let question = state.withLock { state -> Question? in
                guard state.phase == .configured, let entry = state.decisions[id] else { return nil }
                return Question(
                    entry: entry,
                    record: state.rows.tip(id)?.record,
                    context: state.context(for: entry, now: now),
                    heedsFrequency: state.heedsFrequency(entry),
                    serial: state.decisions.serial
                )
            }
            guard let question else { return }
            guard let record = question.record else {
                loadTip(id)
                continue
            }
            // Where the pause moves, what is found now counts for none, and the tip is decided on again.
            if question.waitsForFuture { movePause(to: now) }
            let (decision, evaluation) = evaluate(question.entry, record, question.context)
            let dependencies = evaluation.dependencies
            let outcome = state.withLock { state in
                state.takeOver(decision, on: id, reading: dependencies, since: question.serial, at: now)
            }
            guard outcome else { continue }
            if case .invalidated(let reason) = decision.status, record.invalidation == nil,
                question.context.override == nil
            {
                retire(id, reason: reason, since: question.serial)
            }
            if let next = decision.nextChange { setAlarm(next) }
            return
        }
    }

    /// What is to be decided.
    private struct Question {
        let entry: TipEntry
        let record: TipRecord?
        let context: DecisionContext
        let heedsFrequency: Bool
        let serial: UInt64

        /// Whether the tip waits for a first appearance that a wrong clock has dated in the future.
        var waitsForFuture: Bool {
            guard heedsFrequency, record?.invalidation == nil, context.override == nil,
                let latest = context.latestFirstDisplay, latest.tip != entry.definition.id
            else { return false }
            return latest.date > context.now
        }
    }

    /// Decides, with what a decision needs taken from the centre.
    func evaluate(
        _ entry: TipEntry,
        _ record: TipRecord,
        _ context: DecisionContext,
        isMeasuring: Bool = false
    ) -> (Decision, Tips.RuleEvaluation) {
        // A tip that is retired or under a testing switch needs no rules; their inputs aren't read then.
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

    /// Stores that a limit retired a tip, unless something has changed since.
    private func retire(_ id: String, reason: Tips.InvalidationReason, since serial: UInt64) {
        change { state, now in
            guard let entry = state.decisions[id], entry.changed <= serial else { return .done(()) }
            // Another process may have reset the tip in between, and then it has used up nothing.
            return state.invalidation(of: id, reason: reason, at: now, knowing: state.rows.version)
        }
    }

    /// Lets the display frequency's pause count from now, if it counts from a moment that is yet to come: whoever dated
    /// that had a wrong clock.
    private func movePause(to now: Date) {
        change { state, _ in
            guard let latest = state.rows.latestFirstDisplay, latest.date > now else { return .done(()) }
            return .commit([.pauseMoved(date: now)]) { _, _ in }
        }
    }
}

extension CenterState {
    /// Takes a decision over; see ``DecisionTable/accept(_:on:reading:since:at:)``.
    fileprivate mutating func takeOver(
        _ decision: Decision,
        on id: String,
        reading dependencies: Set<Tips.RuleInputKey>,
        since serial: UInt64,
        at now: Date
    ) -> Bool {
        guard let isChanged = decisions.accept(decision, on: id, reading: dependencies, since: serial, at: now),
            let entry = decisions[id]
        else { return false }
        if keepsNotes { unwrittenNotes[id] = nextNumber() }
        if isChanged {
            if !entry.streams.isEmpty { deliveries.append(.status(decision.status, Array(entry.streams.values))) }
            if decision.status == .available { emit(.eligible, of: id, at: now) }
        }
        if entry.subject.takeWasRead(ofStatus: isChanged) {
            deliveries.append(.change(entry.subject, ofStatus: isChanged))
        }
        return true
    }
}

extension TipCenter {
    /// Whether a change is asked for in a rule, which reads and changes nothing; the log says so once of each rule.
    ///
    /// - Parameter what: What the rule does, in words.
    func isRefusedInRule(_ what: @autoclosure () -> String) -> Bool {
        guard let evaluation = Tips.RuleEvaluation.current else { return false }
        let (what, rule) = (what(), evaluation.askedRule)
        if state.withLock({ $0.markSaid("\(rule) \(what)") }) {
            tipLog.error(
                "A rule reads and changes nothing; what it wanted to change stays as it is.",
                metadata: ["rule": "\(rule)", "wanted": "it \(what)"]
            )
        }
        return true
    }
}

extension TipCenter {
    /// The tip's status now and at each change, in order; stays open after an invalidation.
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
        deliver()
        return stream
    }

    /// Hands out what waits to be delivered, outside the lock and in the order in which it came about; notes follow by
    /// themselves, and values of the app that count no more are let go of.
    func deliver() {
        let released = state.withLock { $0.rows.takeReleased() }
        withExtendedLifetime(released) {}
        let (begins, beginsNotes) = state.withLock { state in
            let beginsNotes = state.startNotes()
            guard !state.isDelivering, !state.deliveries.isEmpty else { return (false, beginsNotes) }
            state.isDelivering = true
            return (true, beginsNotes)
        }
        if beginsNotes { writeNotes() }
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
                case .outcome(let outcome, let streams): for stream in streams { stream.yield(outcome) }
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

/// Something on its way to observers, outside the lock and in order.
enum Delivery: Sendable {
    /// A status, to those who follow one tip.
    case status(Tips.Status, [AsyncStream<Tips.Status>.Continuation])
    /// A change, to the views that observe one tip: of its status, or of what explains it alone.
    case change(TipSubject, ofStatus: Bool)
    /// An outcome, to those who follow all tips.
    case outcome(Tips.Outcome, [AsyncStream<Tips.Outcome>.Continuation])
}
