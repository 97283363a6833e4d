package import Foundation

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

/// Whether a tip may appear, why, and until when that holds.
package struct Decision: Sendable, Equatable {
    package var status: Tips.Status
    /// Whether what decided is kept; only an explanation asks for it.
    var recordsReasons = false
    /// What holds the tip back; empty if nothing does.
    package var reasons: [Tips.Explanation.Reason] = []
    /// What each rule gave, in the tip's order; empty for a retired tip.
    package var rules: [Tips.Explanation.RuleFinding] = []
    /// The next moment at which the decision can change without new input.
    package var nextChange: Date?
    /// Whether a clock that is turned, forwards or backwards, can change the decision.
    package var dependsOnTime = false
}

/// What a decision depends on besides the tip, its record and its inputs.
package struct DecisionContext: Sendable {
    package var now: Date
    package var frequency: Tips.ConfigurationOption.DisplayFrequency
    /// When a tip last appeared for the first time.
    package var latestFirstDisplay: FirstDisplay?
    /// The claim of a tip that is about to appear for the first time.
    package var frequencyClaim: FrequencyClaim?
    /// Since when the tip is on screen; `nil` if it isn't.
    package var displayedSince: Date?
    /// How long the display under way was on screen before its page was last in the background, in seconds.
    ///
    /// It is `nil` if there is no display. One without `displayedSince` waits for its page to come back.
    package var displayedBefore: TimeInterval?
    package var override: TestingOverride?

    package init(
        now: Date,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        latestFirstDisplay: FirstDisplay? = nil,
        frequencyClaim: FrequencyClaim? = nil,
        displayedSince: Date? = nil,
        displayedBefore: TimeInterval? = nil,
        override: TestingOverride? = nil
    ) {
        self.now = now
        self.frequency = frequency
        self.latestFirstDisplay = latestFirstDisplay
        self.frequencyClaim = frequencyClaim
        self.displayedSince = displayedSince
        self.displayedBefore = displayedBefore
        self.override = override
    }
}

/// What a testing switch says of a tip.
package enum TestingOverride: Sendable, Equatable {
    /// The tip may appear, whatever its rules and earlier invalidations, until it is closed.
    case show(closed: TipRecord.Invalidation?)
    /// The tip may not appear.
    case hide
}

/// What the engine needs to know of a tip.
package struct TipDefinition: Sendable {
    package var id: String
    package var typeName: String
    /// The type of the tip; `nil` for a tip that has none.
    package var type: Any.Type?
    package var rules: [Tips.Rule]
    package var options: TipOptions

    package init(
        id: String,
        typeName: String = "",
        type: Any.Type? = nil,
        rules: [Tips.Rule] = [],
        options: [any TipOption] = []
    ) {
        self.id = id
        self.typeName = typeName
        self.type = type
        self.rules = rules
        self.options = TipOptions(options)
    }
}

/// The display frequency's rule: a tip's first appearance waits until so long after another's.
///
/// Asked when a tip is decided on, when its display is reserved, and in the transaction that counts the display.
struct DisplayFrequencyRule {
    /// How long a tip waits, in seconds; 0 for not at all.
    let pause: TimeInterval

    init(pause: TimeInterval) {
        self.pause = pause
    }

    /// Makes the rule of a tip with options.
    init(_ frequency: Tips.ConfigurationOption.DisplayFrequency, for options: TipOptions) {
        pause = options.ignoresDisplayFrequency ? 0 : frequency.interval
    }

    /// Whether the rule counts for a tip: one that has appeared may appear again at any time.
    func concerns(_ record: TipRecord) -> Bool { pause > 0 && record.firstDisplayed == nil }

    /// Until when a tip waits after a first appearance; `nil` after its own.
    func end(for tip: String, after latest: FirstDisplay) -> Date? {
        latest.tip == tip ? nil : latest.date.addingTimeInterval(pause)
    }
}
