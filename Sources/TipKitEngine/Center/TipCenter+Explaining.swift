import Foundation
import Synchronization

extension TipCenter {
    /// Says whether a tip may appear, and why, with what its rules measure.
    ///
    /// Observed like the status.
    package func explain(_ definition: TipDefinition) -> Tips.Explanation {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        return explain(id: definition.id) ?? .notConfigured(definition.id)
    }

    /// Says of a tip that the centre has met whether it may appear, and why; `nil` of others.
    package func explain(id: String) -> Tips.Explanation? {
        guard let subject = state.withLock({ $0.tips[id]?.subject }) else { return nil }
        subject.accessExplanation()
        return explanation(of: id)
    }

    /// Says the same, observed by nobody.
    func explanation(of id: String) -> Tips.Explanation? {
        guard freshDecision(of: id) != nil else { return .notConfigured(id) }
        let now = now
        let prepared = state.withLock { state in
            state.tips[id].map { entry in
                (entry, state.context(for: entry, now: now), state.groupTurns[id], state.openPopover(before: entry))
            }
        }
        guard let (entry, context, groupTurn, openPopover) = prepared else { return nil }
        let (decision, _) = evaluate(entry, context, isMeasuring: true)
        return Tips.Explanation(
            tip: id,
            status: decision.status,
            reasons: decision.reasons,
            rules: decision.rules,
            record: entry.record,
            options: entry.definition.options,
            groupTurn: groupTurn,
            openPopover: openPopover,
            nextChange: decision.nextChange
        )
    }

    /// Notes whose turn it is in a group, for explanations of its other members.
    package func noteTurn(of turn: String?, among members: [String]) {
        state.withLock { state in
            for member in members { state.groupTurns[member] = member == turn ? nil : turn }
        }
    }

    /// Notes whose popover is open while another tip's waits, for the explanation of that one, as long as the wait is
    /// kept.
    package func wait(of tip: String, behind holder: String) -> PopoverWait {
        let number = state.withLock { state in
            let number = state.nextNumber()
            state.openPopovers[tip, default: [:]][number] = holder
            return number
        }
        return PopoverWait(tip: tip, number: number, center: self)
    }

    func endWait(_ number: UInt64, of tip: String) {
        state.withLock { state in
            state.openPopovers[tip]?[number] = nil
            if state.openPopovers[tip]?.isEmpty == true { state.openPopovers[tip] = nil }
        }
    }

    /// What is remembered of a tip, this moment included.
    package func record(of definition: TipDefinition) -> TipRecord {
        subject(of: definition.id, type: definition.type) { definition }.accessExplanation()
        let now = now
        return state.withLock { state in
            guard let entry = state.tips[definition.id] else { return TipRecord() }
            var record = entry.record
            for case .begun(let since, _) in entry.displays.values {
                record.displayDuration += max(0, now.timeIntervalSince(since))
            }
            return record
        }
    }
}

extension CenterState {
    /// The tip whose popover keeps a tip's from opening where that last asked; `nil` of a tip that is on a screen.
    fileprivate func openPopover(before entry: TipEntry) -> String? {
        guard entry.displayedSince == nil else { return nil }
        return openPopovers[entry.definition.id]?.max { $0.key < $1.key }?.value
    }
}
