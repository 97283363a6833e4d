import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// How often a status may change another's rules in a row before the centre stops following.
    private static let cascadeLimit = 100

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
        guard let binding = Binding.current else {
            return process.status(of: id, type: type, evaluation: nil, definition)
        }
        return binding.center.status(of: id, type: type, evaluation: binding.evaluation, definition)
    }

    package func status(
        of id: String,
        type: Any.Type? = nil,
        evaluation: Tips.RuleEvaluation? = .current,
        _ definition: () -> TipDefinition
    ) -> Tips.Status {
        if let evaluation {
            evaluation.note(.tip(id))
            if let known = state.withLock({ $0.tips[id]?.published }) { return known }
            register(definition())
            decide([id])
            return state.withLock { $0.tips[id]?.published } ?? .pending
        }
        let known = state.withLock { state in
            let known = state.statuses[id]
            known?.subject.noteStatusRead()
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
        if let known = state.withLock({ $0.tips[id]?.decision(at: now) }) { return known }
        while true {
            decide([id])
            let (isKnown, decision) = state.withLock { ($0.phase == .configured, $0.tips[id]?.decision) }
            // None if something has touched the tip in between.
            if decision != nil || !isKnown { return decision }
        }
    }

    /// Decides tips anew, and those whose rules read their statuses, and publishes what changed.
    func decide(_ ids: some Sequence<String>) {
        var pending = Array(ids)
        var rounds = 0
        while !pending.isEmpty {
            var next: Set<String> = []
            for id in pending where decideOne(id) {
                let readers = state.withLock { $0.readers[.tip(id)] ?? [] }
                next.formUnion(readers.subtracting([id]))
            }
            pending = Array(next)
            rounds += 1
            if rounds == Self.cascadeLimit, !pending.isEmpty {
                tipLog.error(
                    "Tips' rules read each other's status in a circle; the centre stops following it.",
                    metadata: ["tips": "\(pending.sorted())"]
                )
                break
            }
        }
        deliver()
    }

    /// Decides a tip anew.
    ///
    /// - Returns: Whether its status changed.
    private func decideOne(_ id: String) -> Bool {
        while true {
            let now = now
            let prepared = state.withLock { state -> (TipEntry, DecisionContext, UInt64)? in
                guard state.phase == .configured, let entry = state.tips[id] else { return nil }
                return (entry, state.context(for: entry, now: now), state.stamp)
            }
            guard let (entry, context, start) = prepared else { return false }
            if !entry.isLoaded {
                reload(id)
                continue
            }
            let (decision, evaluation) = evaluate(entry, context)
            let dependencies = evaluation.dependencies
            let outcome = state.withLock { state -> Bool? in
                guard !state.hasChanged(id, dependencies: dependencies, since: start) else { return nil }
                return state.apply(decision, reading: dependencies, to: id, now: now)
            }
            guard let isChanged = outcome else { continue }
            retire(entry, decision)
            if let next = decision.nextChange { setAlarm(next) }
            return isChanged
        }
    }

    /// Decides, with what a decision needs taken from the centre.
    func evaluate(
        _ entry: TipEntry,
        _ context: DecisionContext,
        isMeasuring: Bool = false
    ) -> (Decision, Tips.RuleEvaluation) {
        let evaluation = Tips.RuleEvaluation(source: self, now: context.now, isMeasuring: isMeasuring)
        // A tip that is retired or under a testing switch needs no rules; their inputs aren't read then.
        let asksRules = entry.record.invalidation == nil && context.override == nil
        let decision = Binding.$current.withValue(Binding(self, evaluation: evaluation)) {
            let rules = PreparedRules(asksRules ? entry.definition.rules : [], in: evaluation)
            return TipKitEngine.decide(entry.definition, entry.record, rules, context)
        }
        return (decision, evaluation)
    }

    /// Stores that a limit retired a tip.
    private func retire(_ entry: TipEntry, _ decision: Decision) {
        guard case .invalidated(let reason) = decision.status, entry.record.invalidation == nil else { return }
        invalidate(entry.definition.id, reason: reason, ifUnchangedSince: entry.stamp)
    }
}

extension TipEntry {
    /// The latest decision, if it still holds at a moment.
    fileprivate func decision(at now: Date) -> Decision? {
        guard let decision, decision.dependsOnTime else { return decision }
        if decidedAt > now { return nil }
        if let next = decision.nextChange, next <= now { return nil }
        return decision
    }
}

extension CenterState {
    /// Takes a decision over.
    ///
    /// - Returns: Whether the tip's status changed.
    fileprivate mutating func apply(
        _ decision: Decision,
        reading dependencies: Set<Tips.RuleInputKey>,
        to id: String,
        now: Date
    ) -> Bool {
        guard var entry = tips[id] else { return false }
        if entry.dependencies != dependencies {
            for key in entry.dependencies.subtracting(dependencies) { readers[key]?.remove(id) }
            for key in dependencies.subtracting(entry.dependencies) { readers[key, default: []].insert(id) }
            entry.dependencies = dependencies
        }
        let isChanged = entry.published != decision.status
        entry.decision = decision
        entry.decidedAt = now
        entry.published = decision.status
        if keepsNotes { unnoted.insert(id) }
        if isChanged {
            entry.statusStamp = nextStamp()
            if !entry.streams.isEmpty { deliveries.append(.status(decision.status, Array(entry.streams.values))) }
            if decision.status == .available { note(.eligible, of: id, at: now) }
        }
        if entry.subject.notesChange(ofStatus: isChanged) {
            deliveries.append(.change(entry.subject, ofStatus: isChanged))
        }
        tips[id] = entry
        statuses[id] =
            decision.dependsOnTime
            ? nil
            : CurrentStatus(
                subject: entry.subject,
                type: entry.definition.type.map(ObjectIdentifier.init),
                status: decision.status
            )
        return isChanged
    }
}
