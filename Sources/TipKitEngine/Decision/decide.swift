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
    var decision = Decision(status: .available)
    decision.recordsReasons = inputs.evaluation.isMeasuring
    switch context.override {
    case .hide:
        decision.hold(.hiddenForTesting)
        return decision
    case .show(let closed):
        if let closed {
            decision.retire(closed)
        } else {
            decision.record(.shownForTesting)
        }
        return decision
    case nil:
        break
    }
    if let invalidation = record.invalidation {
        decision.retire(invalidation)
        return decision
    }
    switch definition.options.limit(record, context) {
    case .exceeded(let reason):
        decision.retire(TipRecord.Invalidation(reason: reason, date: context.now, replica: ""))
        return decision
    case .end(let date):
        decision.waits(for: date)
    case nil:
        break
    }
    decision.ask(inputs)
    let rule = DisplayFrequencyRule(context.frequency, for: definition.options)
    if rule.concerns(record) { decision.heed(rule, for: definition.id, context) }
    return decision
}

extension Decision {
    fileprivate mutating func record(_ reason: @autoclosure () -> Tips.Explanation.Reason) {
        if recordsReasons { reasons.append(reason()) }
    }

    fileprivate mutating func hold(_ reason: @autoclosure () -> Tips.Explanation.Reason) {
        status = .pending
        record(reason())
    }

    fileprivate mutating func retire(_ invalidation: TipRecord.Invalidation) {
        status = .invalidated(invalidation.reason)
        record(.invalidated(invalidation.reason, date: invalidation.date, replica: invalidation.replica))
    }

    fileprivate mutating func waits(for date: Date) {
        dependsOnTime = true
        nextChange = min(nextChange ?? date, date)
    }

    /// Asks every rule, so that all that is read is known and all that doesn't hold is a reason.
    fileprivate mutating func ask(_ inputs: PreparedRules) {
        for index in inputs.rules.indices {
            let holds = inputs.holds(at: index)
            if !holds { status = .pending }
            guard recordsReasons else { continue }
            let finding = inputs.finding(at: index, holds: holds)
            rules.append(finding)
            if !holds { reasons.append(.rule(finding)) }
        }
        let times = inputs.evaluation.times
        dependsOnTime = dependsOnTime || times.readsWindow
        if let next = times.nextChange { waits(for: next) }
    }

    /// Holds a tip that never appeared back while another's first appearance is too near, or claimed.
    fileprivate mutating func heed(_ rule: DisplayFrequencyRule, for tip: String, _ context: DecisionContext) {
        if var latest = context.latestFirstDisplay {
            // Nobody waits for what a wrong clock has dated in the future.
            latest.date = min(latest.date, context.now)
            if let end = rule.end(for: tip, after: latest) {
                dependsOnTime = true
                if context.now < end { holdBack(after: latest.tip, until: end) }
            }
        }
        if let claim = context.frequencyClaim, claim.holdsBack(tip, at: context.now) {
            holdBack(after: claim.tip, until: claim.end)
        }
    }

    private mutating func holdBack(after other: String, until end: Date) {
        hold(.displayFrequency(tip: other, until: end))
        waits(for: end)
    }
}

/// What a tip's limits on count and duration say.
private enum Limit {
    case exceeded(Tips.InvalidationReason)
    /// The display under way may last until a moment.
    case end(Date)
}

extension TipOptions {
    fileprivate func limit(_ record: TipRecord, _ context: DecisionContext) -> Limit? {
        let isUnderWay = context.displayedSince != nil || context.displayedBefore != nil
        if let count = maxDisplayCount, record.displayCount >= count, !isUnderWay {
            return .exceeded(.displayCountExceeded)
        }
        guard let duration = maxDisplayDuration else { return nil }
        guard isUnderWay else {
            let isUsedUp = record.displayDuration >= duration && record.displayCount > 0
            return isUsedUp ? .exceeded(.displayDurationExceeded) : nil
        }
        let floor = Tips.MaxDisplayDuration.floor - (context.displayedBefore ?? 0)
        let rest = max(floor, duration - record.displayDuration)
        guard let since = context.displayedSince else { return rest > 0 ? nil : .exceeded(.displayDurationExceeded) }
        let end = since.addingTimeInterval(rest)
        return context.now >= end ? .exceeded(.displayDurationExceeded) : .end(end)
    }
}
