package import Foundation

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
