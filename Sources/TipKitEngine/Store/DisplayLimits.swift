public import Foundation

/// What a display of a tip must keep to, judged in the transaction that counts it.
public struct DisplayLimits: Sendable, Equatable {
    /// How often the tip may appear; `nil` for no bound.
    public var maximumCount: Int?
    /// How long after another tip's first appearance this one's may be, in seconds; 0 for no pause.
    public var pause: TimeInterval

    /// Makes the value of its parts.
    public init(maximumCount: Int? = nil, pause: TimeInterval = 0) {
        self.maximumCount = maximumCount
        self.pause = pause
    }

    /// Whether the latest first appearance of any tip counts for one with a record.
    package func heedsLatestFirstDisplay(_ record: TipRecord) -> Bool {
        DisplayFrequencyRule(pause: pause).concerns(record)
    }

    /// Why a display may not begin; `nil` if it may.
    ///
    /// - Parameters:
    ///   - tip: The id of the tip.
    ///   - record: What is remembered of it.
    ///   - latest: The latest first appearance of any tip.
    ///   - date: When the display is to begin.
    public func refusal(
        of tip: String,
        _ record: TipRecord,
        after latest: FirstDisplay?,
        at date: Date
    ) -> StoreRefusal? {
        if let invalidation = record.invalidation { return .invalidated(invalidation.reason) }
        if let maximumCount, record.displayCount >= maximumCount { return .displayCount }
        let rule = DisplayFrequencyRule(pause: pause)
        guard rule.concerns(record), let latest, let end = rule.end(for: tip, after: latest), date < end else {
            return nil
        }
        return .displayFrequency(tip: latest.tip)
    }
}
