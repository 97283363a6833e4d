import Foundation

/// Decides whether a tip may appear.
///
/// A pure function of its arguments.
package func decide(
    _ definition: TipDefinition,
    _ record: TipRecord,
    _ inputs: PreparedRules,
    _ context: DecisionContext
) -> Decision {
    switch context.override {
    case .hide:
        return Decision(status: .pending, reasons: [.hiddenForTesting])
    case .show(let since):
        if let invalidation = record.invalidation, invalidation.date >= since {
            return Decision(invalidation)
        }
        return Decision(status: .available, reasons: [.shownForTesting])
    case nil:
        break
    }
    if let invalidation = record.invalidation {
        return Decision(invalidation)
    }
    let limits = Limits(definition.options, record, context)
    if let reason = limits.exceeded {
        return Decision(TipRecord.Invalidation(reason: reason, date: context.now, replica: ""))
    }

    var decision = Decision(status: .available, nextChange: limits.end, dependsOnTime: limits.end != nil)
    for index in inputs.rules.indices {
        let holds = inputs.holds(at: index)
        if holds, !inputs.evaluation.isMeasuring { continue }
        let finding = inputs.finding(at: index, holds: holds)
        if inputs.evaluation.isMeasuring { decision.rules.append(finding) }
        if !holds { decision.reasons.append(.rule(finding)) }
    }
    let times = inputs.evaluation.times
    if times.readsWindow {
        decision.dependsOnTime = true
        decision.waits(for: times.nextChange)
    }
    if record.firstDisplayed == nil, !definition.options.ignoresDisplayFrequency, context.frequency.interval > 0 {
        decision.observePause(of: definition.id, context)
    }
    if !decision.reasons.isEmpty { decision.status = .pending }
    return decision
}

extension Decision {
    fileprivate init(_ invalidation: TipRecord.Invalidation) {
        self.init(
            status: .invalidated(invalidation.reason),
            reasons: [.invalidated(invalidation.reason, date: invalidation.date, replica: invalidation.replica)]
        )
    }

    fileprivate mutating func waits(for date: Date?) {
        guard let date else { return }
        nextChange = min(nextChange ?? date, date)
    }

    /// Holds a tip that never appeared back while another's first appearance, or the place kept for one, is too near.
    fileprivate mutating func observePause(of tip: String, _ context: DecisionContext) {
        var pauses: [(tip: String, end: Date)] = []
        if let latest = context.latestFirstDisplay {
            pauses.append((latest.tip, latest.date.addingTimeInterval(context.frequency.interval)))
        }
        if let reservation = context.reservation {
            pauses.append((reservation.tip, reservation.date))
        }
        for pause in pauses where pause.tip != tip {
            dependsOnTime = true
            guard context.now < pause.end else { continue }
            reasons.append(.displayFrequency(tip: pause.tip, until: pause.end))
            waits(for: pause.end)
        }
    }
}

/// What a tip's limits on count and duration say.
private struct Limits {
    var exceeded: Tips.InvalidationReason?
    var end: Date?

    init(_ options: TipOptions, _ record: TipRecord, _ context: DecisionContext) {
        if let count = options.maxDisplayCount, record.displayCount >= count, context.displayedSince == nil {
            exceeded = .displayCountExceeded
        }
        guard exceeded == nil, let duration = options.maxDisplayDuration else { return }
        if let since = context.displayedSince {
            let rest = max(Tips.MaxDisplayDuration.floor, duration - record.displayDuration)
            let end = since.addingTimeInterval(rest)
            if context.now >= end { exceeded = .displayDurationExceeded } else { self.end = end }
        } else if record.displayDuration >= duration, record.displayCount > 0 {
            exceeded = .displayDurationExceeded
        }
    }
}
