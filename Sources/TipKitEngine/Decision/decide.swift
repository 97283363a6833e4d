package import Foundation

/// Decides whether a tip may appear.
///
/// The decision depends only on the arguments.
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
    if let teaches = definition.options.teaches {
        decision.taught = teaches.count(in: inputs.evaluation, since: context.epoch)
        // The values that were read here belong to no rule.
        _ = inputs.evaluation.takeMeasurements()
    }
    if let teaches = definition.options.teaches, decision.taught >= teaches.times {
        decision.retire(TipRecord.Invalidation(reason: .actionPerformed, date: context.now, replica: ""))
        return decision
    }
    switch definition.options.limit(record, context) {
    case .exceeded(let reason):
        decision.retire(TipRecord.Invalidation(reason: reason, date: context.now, replica: ""))
        return decision
    case .end(let date):
        decision.recordNextChange(at: date)
    case nil:
        break
    }
    if let end = definition.options.end(record) {
        decision.dependsOnTime = true
        guard context.now < end else {
            decision.finish(definition.options.reason(ofEnd: end))
            return decision
        }
        decision.recordNextChange(at: end)
    }
    if let version = definition.options.newIn?.version {
        if let first = context.firstLaunch?.version, first >= version {
            decision.finish(.newIn("\(version)", firstUsed: "\(first)"))
            return decision
        }
        if context.appVersion.map({ $0 < version }) ?? true {
            decision.hold(.newIn("\(version)", firstUsed: nil))
        }
    }
    if let start = definition.options.begins {
        decision.dependsOnTime = true
        if context.now < start {
            decision.hold(.notBegun(until: start))
            decision.recordNextChange(at: start)
        }
    }
    if context.areTipsOff { decision.hold(.turnedOff) }
    if let off = context.switchedOff { decision.hold(.switchedOff(key: off.key(of: definition.id))) }
    if context.isSuppressed, !context.isDisplayed { decision.hold(.suppressed) }
    if let beginning = context.quietBeginning, let quiet = context.quiet, !context.isDisplayed {
        decision.apply(quiet, since: beginning, context.now)
    }
    if let snooze = record.snooze { decision.apply(snooze, count: record.snoozeCount, context.now) }
    let rulesHold = decision.evaluateRules(inputs)
    let rule = DisplayFrequencyRule(context.frequency, for: definition.options)
    if rule.applies(to: record) { decision.applyFrequency(rule, for: definition, context) }
    if !context.caps.isEmpty, record.firstDisplayed == nil { decision.applyCaps(to: definition, context) }
    if let launch = context.firstLaunch, record.firstDisplayed == nil {
        let isUnproven = definition.options.teaches != nil || inputs.evaluation.hasReadUnusedEvent
        decision.applyFirstLaunch(launch.date, isUnproven: isUnproven && rulesHold, context)
    }
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
        record(
            invalidation.isHeldOut
                ? .heldOut(date: invalidation.date, replica: invalidation.replica)
                : .invalidated(invalidation.reason, date: invalidation.date, replica: invalidation.replica)
        )
    }

    /// Ends a tip whose time is over, as long as the clock says so.
    fileprivate mutating func finish(_ reason: @autoclosure () -> Tips.Explanation.Reason) {
        status = .invalidated(.displayDurationExceeded)
        isStored = false
        record(reason())
    }

    fileprivate mutating func recordNextChange(at date: Date) {
        dependsOnTime = true
        nextChange = min(nextChange ?? date, date)
    }

    fileprivate mutating func apply(_ snooze: TipRecord.Snooze, count: Int, _ now: Date) {
        // Turned back, the clock may be within the snooze again.
        dependsOnTime = true
        guard snooze.holds(at: now) else {
            if now < snooze.earliest { recordNextChange(at: snooze.earliest) }
            return
        }
        hold(.snoozed(count: count, until: snooze.end))
        recordNextChange(at: snooze.end)
    }

    fileprivate mutating func apply(_ quiet: Quiet, since beginning: Date, _ now: Date) {
        let (earliest, end) = (beginning - quiet.length.seconds, beginning + quiet.length.seconds)
        dependsOnTime = true
        // An answer further in the future has the date of a wrong clock.
        if now < earliest { return recordNextChange(at: earliest) }
        guard now < end else { return }
        hold(.quiet(until: end))
        recordNextChange(at: end)
    }

    /// Evaluates all rules, even if an earlier rule doesn't hold, so that all inputs are known and all reasons are
    /// recorded.
    ///
    /// - Returns: Whether all rules hold.
    fileprivate mutating func evaluateRules(_ inputs: PreparedRules) -> Bool {
        var allHold = true
        for index in inputs.rules.indices {
            let holds = inputs.holds(at: index)
            if !holds {
                status = .pending
                allHold = false
            }
            guard recordsReasons else { continue }
            let finding = inputs.finding(at: index, holds: holds)
            rules.append(finding)
            if !holds { reasons.append(.rule(finding)) }
        }
        let times = inputs.evaluation.times
        dependsOnTime = dependsOnTime || times.readsWindow
        if let next = times.nextChange { recordNextChange(at: next) }
        return allHold
    }

    /// Holds back a tip that never appeared from a new person, and one of which it isn't known yet whether the person has
    /// done what it is about.
    fileprivate mutating func applyFirstLaunch(_ launch: Date, isUnproven: Bool, _ context: DecisionContext) {
        if let grace = context.grace {
            let end = launch.addingTimeInterval(grace.seconds)
            dependsOnTime = true
            if context.now < end {
                hold(.grace(grace, until: end))
                recordNextChange(at: end)
            }
        }
        if let observation = context.observation, isUnproven {
            let end = launch.addingTimeInterval(observation.seconds)
            dependsOnTime = true
            if context.now < end {
                hold(.observation(observation, until: end))
                recordNextChange(at: end)
            }
        }
    }

    /// Holds back a tip that never appeared, if another tip's first appearance is too recent or about to happen.
    fileprivate mutating func applyFrequency(
        _ rule: DisplayFrequencyRule,
        for definition: TipDefinition,
        _ context: DecisionContext
    ) {
        let tip = definition.id
        if var latest = context.latestFirstDisplay {
            // If the first appearance has a future date from a wrong clock, treat it as if it were now, so that the
            // pause starts now.
            latest.date = min(latest.date, context.now)
            if let end = rule.end(for: tip, after: latest) {
                dependsOnTime = true
                if context.now < end { holdBack(after: latest.tip, until: end) }
            }
        }
        if let claim = context.frequencyClaim, claim.holdsBack(tip, ofRank: definition.options.rank, at: context.now) {
            holdBack(after: claim.tip, until: claim.end)
        }
    }

    /// Holds back a tip that never appeared, if as many other tips as a cap allows have appeared or are about to.
    fileprivate mutating func applyCaps(to definition: TipDefinition, _ context: DecisionContext) {
        let number = context.appearances.entries.count + context.capClaims.count
        let (caps, groups, rank) = (context.caps, definition.options.limitGroups, definition.options.rank)
        let (appearances, claims) = (context.appearances, context.capClaims)
        // By index, since a copy of each cap would count its references. With fewer appearances and claims than a cap
        // allows, no setting of the clock can fill it.
        for index in caps.indices where number >= caps[index].count && caps[index].covers(groups) {
            dependsOnTime = true
            switch caps[index].wait(of: definition.id, ofRank: rank, among: appearances, claims, at: context.now) {
            case .until(let end):
                hold(.cap(caps[index], until: end))
                recordNextChange(at: end)
            case .claimed(let other, let end):
                hold(.capClaimed(caps[index], by: other, until: end))
                recordNextChange(at: end)
            case .forever: hold(.cap(caps[index], until: nil))
            case nil: break
            }
        }
    }

    private mutating func holdBack(after other: String, until end: Date) {
        hold(.displayFrequency(tip: other, until: end))
        recordNextChange(at: end)
    }
}

/// The result of checking a tip's limits on count and duration.
private enum Limit {
    case exceeded(Tips.InvalidationReason)
    /// The limit isn't reached, and the current display may last until a date.
    case end(Date)
}

extension TipOptions {
    fileprivate func limit(_ record: TipRecord, _ context: DecisionContext) -> Limit? {
        let isInProgress = context.displayedSince != nil || context.displayedBefore != nil
        if let count = maxDisplayCount, record.displayCount >= count, !isInProgress {
            return context.limit(.displayCountExceeded)
        }
        guard let duration = maxDisplayDuration else { return nil }
        guard isInProgress else {
            return isDurationUsedUp(record) ? context.limit(.displayDurationExceeded) : nil
        }
        let rest = remaining(of: duration, record, after: context.displayedBefore ?? 0)
        guard let since = context.displayedSince else { return rest > 0 ? nil : .exceeded(.displayDurationExceeded) }
        let end = since.addingTimeInterval(rest)
        return context.now >= end ? .exceeded(.displayDurationExceeded) : .end(end)
    }

    /// Whether no further display of a tip may begin, because the tip was on screen long enough.
    func isDurationUsedUp(_ record: TipRecord) -> Bool {
        maxDisplayDuration.map { record.displayDuration >= $0 && record.displayCount > 0 } ?? false
    }

    /// The seconds that a display of a tip may last longer, after the given seconds on screen.
    func remaining(of duration: TimeInterval, _ record: TipRecord, after before: TimeInterval) -> TimeInterval {
        max(Tips.MaxDisplayDuration.floor - before, duration - record.displayDuration)
    }
}

extension DecisionContext {
    /// The limit of a tip whose displays are used up: a display in progress on a page keeps it from being retired.
    fileprivate func limit(_ reason: Tips.InvalidationReason) -> Limit {
        guard let end = pageDisplayed?.addingTimeInterval(PageDisplay.lapse), now < end else {
            return .exceeded(reason)
        }
        return .end(end)
    }
}

/// The decision whether a tip may appear, the reasons, and how long the decision holds.
package struct Decision: Sendable, Equatable {
    package var status: Tips.Status
    /// Whether a retirement is stored; one that the clock alone says isn't, since a clock may be wrong.
    var isStored = true
    /// Whether reasons are recorded; only explanations need them.
    var recordsReasons = false
    /// The reasons why the tip may not appear, or the testing switch that shows it.
    package var reasons: [Tips.Explanation.Reason] = []
    /// The result of each rule, in the tip's order; empty for a retired tip.
    package var rules: [Tips.Explanation.RuleFinding] = []
    /// The next date at which the decision can change without new input.
    package var nextChange: Date?
    /// How often the person has done what the tip teaches.
    var taught = 0
    /// Whether turning the clock forwards or backwards can change the decision.
    package var dependsOnTime = false
}

/// Everything that a decision depends on besides the tip, its record and the inputs of its rules.
package struct DecisionContext: Sendable {
    package var now: Date
    package var frequency = Tips.ConfigurationOption.DisplayFrequency.immediate
    /// The latest first appearance of any tip.
    package var latestFirstDisplay: FirstDisplay?
    /// The claim of a tip that is about to appear for the first time.
    package var frequencyClaim: FrequencyClaim?
    /// The caps on first appearances.
    package var caps: [Tips.Cap] = []
    /// The first appearances of all tips; read only if there are caps.
    package var appearances = FirstAppearances()
    /// The claims of the tips that are about to appear for the first time, for the caps.
    package var capClaims: [FrequencyClaim] = []
    /// Whether the person has turned off all tips.
    package var areTipsOff = false
    /// Whether no tip begins.
    package var isSuppressed = false
    /// The switch of an operator that turns the tip off, if any.
    package var switchedOff: TipSwitches.Off?
    /// How long no tip appears after the person's first launch.
    package var grace: Tips.DonationTimeRange?
    /// How long a person is observed before it is believed that they have never done something.
    package var observation: Tips.DonationTimeRange?
    /// The person's first launch; `nil` if nothing depends on it.
    var firstLaunch: FirstLaunch?
    /// The version of the app; `nil` if it isn't known.
    package var appVersion: AppVersion?
    /// When it is quiet after a person's answer; `nil` for never.
    package var quiet: Quiet?
    /// When the person last gave an answer after which it is quiet; `nil` for never.
    package var quietBeginning: Date?
    /// The date since which the tip is on screen; `nil` if the tip isn't on screen.
    package var displayedSince: Date?
    /// The seconds that the current display was on screen before its page last went to the background.
    ///
    /// The value is `nil` if the tip isn't displayed. If only `displayedSince` is `nil`, the page is still in the
    /// background.
    package var displayedBefore: TimeInterval?
    /// When the latest display in progress on a page began; `nil` if there is none.
    package var pageDisplayed: Date?
    /// The version of the tip's latest reset; zero if there was none.
    package var epoch = RowVersion.zero
    package var override: TestingOverride?
}

extension DecisionContext {
    /// Whether the tip is on screen, or was and its page is in the background.
    fileprivate var isDisplayed: Bool {
        displayedSince != nil || displayedBefore != nil || isOnPage
    }

    /// Whether the tip is on a web page that hasn't said yet that the tip has left it.
    var isOnPage: Bool { pageDisplayed.map { now < $0.addingTimeInterval(PageDisplay.lapse) } ?? false }

    package init(now: Date) { self.init(now: now, frequency: .immediate) }
}
