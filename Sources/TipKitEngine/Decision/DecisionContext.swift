package import Foundation

/// What a decision depends on besides the tip, its record and its inputs.
package struct DecisionContext: Sendable {
    package var now: Date
    package var frequency: Tips.ConfigurationOption.DisplayFrequency
    /// When a tip last appeared for the first time.
    package var latestFirstDisplay: FirstDisplay?
    /// Another tip that is about to appear for the first time, and until when its place is kept.
    package var reservation: FirstDisplay?
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
        reservation: FirstDisplay? = nil,
        displayedSince: Date? = nil,
        displayedBefore: TimeInterval? = nil,
        override: TestingOverride? = nil
    ) {
        self.now = now
        self.frequency = frequency
        self.latestFirstDisplay = latestFirstDisplay
        self.reservation = reservation
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
