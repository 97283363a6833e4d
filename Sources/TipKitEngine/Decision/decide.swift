import Foundation

/// Decides whether a tip may appear.
///
/// A pure function of its arguments.
package func decide(
    _ definition: TipDefinition,
    _ record: TipRecord,
    _ inputs: Tips.RuleEvaluation,
    _ context: DecisionContext
) -> Decision {
    switch context.override {
    case .hide:
        return Decision(status: .pending, reasons: [.hiddenForTesting], rules: [], dependencies: [])
    case .show(let since):
        if let invalidation = record.invalidation, invalidation.date >= since {
            return Decision(invalidation)
        }
        return Decision(status: .available, reasons: [.shownForTesting], rules: [], dependencies: [])
    case nil:
        break
    }
    if let invalidation = record.invalidation {
        return Decision(invalidation)
    }
    let limits = Limits(definition.options, record, context)
    if let reason = limits.exceeded {
        return Decision(
            TipRecord.Invalidation(reason: reason, date: context.now, replica: "")
        )
    }

    var decision = Decision(status: .available, reasons: [], rules: [], nextChange: limits.end, dependencies: [])
    for rule in definition.rules {
        let holds = rule.evaluate(inputs)
        let notes = inputs.takeNotes()
        decision.dependencies.formUnion(notes.dependencies)
        decision.nextChange = earlier(decision.nextChange, notes.nextChange)
        var finding = Tips.Explanation.RuleFinding(source: rule.source, inputs: rule.inputs, holds: holds)
        finding.measurements = notes.measurements
        decision.rules.append(finding)
        if !holds { decision.reasons.append(.rule(finding)) }
    }
    if record.firstDisplayed == nil, !definition.options.ignoresDisplayFrequency,
        context.frequency.interval > 0
    {
        if let latest = context.latestFirstDisplay, latest.tip != definition.id {
            let end = latest.date.addingTimeInterval(context.frequency.interval)
            if context.now < end {
                decision.reasons.append(.displayFrequency(tip: latest.tip, until: end))
                decision.nextChange = earlier(decision.nextChange, end)
            }
        }
        if let reservation = context.reservation, reservation.tip != definition.id, context.now < reservation.date {
            decision.reasons.append(.displayFrequency(tip: reservation.tip, until: reservation.date))
            decision.nextChange = earlier(decision.nextChange, reservation.date)
        }
    }
    if !decision.reasons.isEmpty { decision.status = .pending }
    return decision
}

extension Decision {
    fileprivate init(_ invalidation: TipRecord.Invalidation) {
        self.init(
            status: .invalidated(invalidation.reason),
            reasons: [.invalidated(invalidation.reason, date: invalidation.date, replica: invalidation.replica)],
            rules: [],
            dependencies: []
        )
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
        guard let duration = options.maxDisplayDuration else { return }
        if let since = context.displayedSince {
            let rest = max(Tips.MaxDisplayDuration.floor, duration - record.displayDuration)
            let end = since.addingTimeInterval(rest)
            if context.now >= end { exceeded = .displayDurationExceeded } else { self.end = end }
        } else if record.displayDuration >= duration, record.displayCount > 0 {
            exceeded = .displayDurationExceeded
        }
    }
}

private func earlier(_ left: Date?, _ right: Date?) -> Date? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
}
