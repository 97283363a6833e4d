public import Foundation

/// The reason why a store refused a change.
public enum StoreRefusal: Sendable, Equatable {
    /// The tip is retired already.
    case invalidated(Tips.InvalidationReason)
    /// The tip is snoozed.
    case snoozed
    /// The tip has appeared as often as its limit allows.
    case displayCount
    /// The display frequency requires a longer pause after the first display of the tip with the given id.
    case displayFrequency(tip: String)
    /// As many tips have appeared as a cap allows.
    case cap(Tips.Cap)
    /// The tip, event or parameter was reset, or set by another change, since the change was requested.
    case overtaken
    /// The change was made before: the store has its key, or there is nothing left to change.
    case repeated
}

/// The limits on the displays of a tip, checked in the transaction that counts a display.
public struct DisplayLimits: Sendable, Equatable {
    /// How often the tip may appear; `nil` for no limit.
    public var maximumCount: Int?
    /// The minimum time between another tip's first appearance and this tip's, in seconds; 0 for no pause.
    public var pause: TimeInterval
    /// The caps on first appearances that apply to the tip.
    public var caps: [Tips.Cap]

    /// Creates the value from its parts.
    public init(maximumCount: Int? = nil, pause: TimeInterval = 0, caps: [Tips.Cap] = []) {
        self.maximumCount = maximumCount
        self.pause = pause
        self.caps = caps
    }

    /// Whether the pause after the latest first appearance of any tip applies to a tip with the given record.
    package func pauseApplies(to record: TipRecord) -> Bool {
        DisplayFrequencyRule(pause: pause).applies(to: record)
    }

    /// The date after which first appearances count for the caps on a tip with the given record; `nil` if no cap applies
    /// to it.
    package func startOfCaps(for record: TipRecord, at date: Date) -> Date? {
        guard record.firstDisplayed == nil else { return nil }
        return caps.map(\.period.seconds).max().map { date.addingTimeInterval(-$0) }
    }

    /// Returns the reason why a display may not begin; `nil` if it may.
    ///
    /// - Parameters:
    ///   - tip: The id of the tip.
    ///   - record: The record of the tip.
    ///   - latest: The latest first appearance of any tip.
    ///   - appearances: The first appearances of all tips that count for the caps.
    ///   - date: When the display would begin.
    public func refusal(
        of tip: String,
        _ record: TipRecord,
        after latest: FirstDisplay?,
        among appearances: FirstAppearances = FirstAppearances(),
        at date: Date
    ) -> StoreRefusal? {
        if let invalidation = record.invalidation { return .invalidated(invalidation.reason) }
        if let snooze = record.snooze, snooze.holds(at: date) { return .snoozed }
        if let maximumCount, record.displayCount >= maximumCount { return .displayCount }
        let rule = DisplayFrequencyRule(pause: pause)
        if rule.applies(to: record), let latest, let end = rule.end(for: tip, after: latest), date < end {
            return .displayFrequency(tip: latest.tip)
        }
        guard record.firstDisplayed == nil else { return nil }
        return caps.first { $0.wait(of: tip, among: appearances, at: date) != nil }.map { .cap($0) }
    }
}
