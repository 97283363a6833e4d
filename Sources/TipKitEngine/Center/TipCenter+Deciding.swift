import Foundation
import Logging
import Synchronization

extension TipCenter {
    /// How often a status may change another's rules in a row before the centre stops following.
    private static let cascadeLimit = 100

    /// The tip's status now.
    ///
    /// Observed by whoever tracks observable values.
    package func status(of id: String, _ definition: () -> TipDefinition) -> Tips.Status {
        if let evaluation = Tips.RuleEvaluation.current {
            evaluation.note(.tip(id))
            return state.withLock { $0.tips[id]?.decision?.status } ?? .pending
        }
        return observedDecision(of: id, definition)?.status ?? .pending
    }

    /// The tip's decision now; `nil` before `configure`.
    func observedDecision(of id: String, _ definition: () -> TipDefinition) -> Decision? {
        subject(of: id, definition).access()
        return freshDecision(of: id)
    }

    func freshDecision(of id: String) -> Decision? {
        let now = now
        let known = state.withLock { state -> Decision? in
            guard let entry = state.tips[id], let decision = entry.decision, entry.decidedAt <= now else { return nil }
            if let next = decision.nextChange, next <= now { return nil }
            return decision
        }
        if let known { return known }
        decide([id])
        return state.withLock { $0.tips[id]?.decision }
    }

    /// Makes the centre know a tip, and returns what is observed of it.
    package func subject(of id: String, _ definition: () -> TipDefinition) -> TipSubject {
        if let subject = state.withLock({ $0.tips[id]?.subject }) { return subject }
        return register(definition())
    }

    /// Makes the centre know a tip; a later definition of the same id replaces an earlier one.
    @discardableResult
    package func register(_ definition: TipDefinition) -> TipSubject {
        let (subject, isNew) = state.withLock { state in
            let stamp = state.nextStamp()
            if state.tips[definition.id] != nil {
                state.tips[definition.id]?.definition = definition
                state.tips[definition.id]?.stamp = stamp
                state.tips[definition.id]?.decision = nil
                return (state.tips[definition.id]?.subject ?? TipSubject(), false)
            }
            let entry = TipEntry(definition: definition, stamp: stamp, subject: TipSubject())
            state.tips[definition.id] = entry
            return (entry.subject, true)
        }
        if isNew { reload(definition.id) }
        return subject
    }

    /// Reads a tip's record from the store.
    func reload(_ id: String) {
        let (store, start) = state.withLock { ($0.store, $0.tips[id]?.stamp) }
        guard let store else { return }
        do {
            let record = try store.record(ofTip: id) ?? TipRecord()
            state.withLock { state in
                guard state.tips[id]?.stamp == start else { return }
                let stamp = state.nextStamp()
                state.tips[id]?.record = record
                state.tips[id]?.stamp = stamp
            }
        } catch {
            tipLog.error(
                "A tip's record can't be read; it counts as new until the next launch.",
                metadata: ["tip": "\(id)", "error": "\(error.localizedDescription)"]
            )
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
            let evaluation = Tips.RuleEvaluation(source: self, now: now)
            let decision = Tips.RuleEvaluation.$current.withValue(evaluation) {
                run { TipKitEngine.decide(entry.definition, entry.record, evaluation, context) }
            }
            let outcome = state.withLock { state -> Bool? in
                guard !state.hasChanged(id, dependencies: decision.dependencies, since: start) else { return nil }
                return state.apply(decision, to: id, now: now)
            }
            guard let isChanged = outcome else { continue }
            retire(id, decision, entry.record)
            if let next = decision.nextChange { setAlarm(next) }
            return isChanged
        }
    }

    /// Stores that a limit retired a tip.
    private func retire(_ id: String, _ decision: Decision, _ record: TipRecord) {
        guard case .invalidated(let reason) = decision.status, record.invalidation == nil else { return }
        invalidate(id, reason: reason, isLimit: true)
    }

    private func setAlarm(_ date: Date) {
        state.withLock { state in
            if let alarm = state.alarm, alarm.date <= date { return }
            state.alarm?.task.cancel()
            let clock = state.clock
            let task = Task.detached { [weak self] in
                do { try await clock.sleep(until: date) } catch { return }
                self?.ring()
            }
            state.alarm = (date, task)
        }
    }

    private func ring() {
        let now = now
        let due = state.withLock { state in
            state.alarm = nil
            return state.tips.values.filter { entry in
                guard let decision = entry.decision else { return false }
                return entry.decidedAt > now || (decision.nextChange.map { $0 <= now } ?? false)
            }.map(\.definition.id)
        }
        decide(due)
        let next = state.withLock { $0.tips.values.compactMap { $0.decision?.nextChange }.min() }
        if let next { setAlarm(next) }
    }
}

extension CenterState {
    /// Takes a decision over.
    ///
    /// - Returns: Whether the tip's status changed.
    fileprivate mutating func apply(_ decision: Decision, to id: String, now: Date) -> Bool {
        guard var entry = tips[id] else { return false }
        for key in (entry.decision?.dependencies ?? []).subtracting(decision.dependencies) {
            readers[key]?.remove(id)
        }
        for key in decision.dependencies { readers[key, default: []].insert(id) }
        entry.decision = decision
        entry.decidedAt = now
        let isChanged = entry.published != decision.status
        entry.published = decision.status
        deliveries.append(
            Delivery(
                status: decision.status,
                streams: isChanged ? Array(entry.streams.values) : [],
                subject: entry.subject
            )
        )
        tips[id] = entry
        return isChanged
    }
}
