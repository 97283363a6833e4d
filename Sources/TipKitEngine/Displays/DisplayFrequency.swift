package import Foundation

/// A tip's claim to be the next tip that appears for the first time: the tip is drawn, but hasn't been seen yet.
package struct FrequencyClaim: Sendable, Equatable {
    /// The time in seconds after which a claim ends, even if its tip hasn't been seen.
    package static let lapse: TimeInterval = 30

    package let tip: String
    package let date: Date
    /// The groups that the tip names for caps.
    package let groups: [String]
    /// The rank of the tip.
    package let rank: Int

    package init(tip: String, date: Date, groups: [String] = [], rank: Int = 0) {
        self.tip = tip
        self.date = date
        self.groups = groups
        self.rank = rank
    }

    /// The date at which the claim ends.
    package var end: Date { date.addingTimeInterval(Self.lapse) }

    /// Whether the claim is valid at a date.
    ///
    /// A claim isn't valid if the clock was turned back to a date before the claim was made.
    func holds(at now: Date) -> Bool { date <= now && now < end }

    /// Whether a tip has to wait at a date because another tip has the claim, whose rank isn't less.
    func holdsBack(_ tip: String, ofRank rank: Int, at now: Date) -> Bool {
        tip != self.tip && rank <= self.rank && holds(at: now)
    }
}

/// The rule of the display frequency: a tip's first appearance waits for a pause after another tip's first appearance.
///
/// The rule is applied when a tip is decided, when its display is reserved, and in the transaction that counts the
/// display.
struct DisplayFrequencyRule {
    /// The pause in seconds; 0 for no pause.
    let pause: TimeInterval

    init(pause: TimeInterval) {
        self.pause = pause
    }

    /// Creates the rule for a tip with the given options.
    init(_ frequency: Tips.ConfigurationOption.DisplayFrequency, for options: TipOptions) {
        pause = options.ignoresDisplayFrequency ? 0 : frequency.interval
    }

    /// Whether the rule applies to a tip; a tip that has appeared may appear again at any time.
    func applies(to record: TipRecord) -> Bool { pause > 0 && record.firstDisplayed == nil }

    /// The date until which a tip waits after the latest first appearance; `nil` if the latest first appearance is this
    /// tip's own.
    func end(for tip: String, after latest: FirstDisplay) -> Date? {
        latest.tip == tip ? nil : latest.date.addingTimeInterval(pause)
    }
}
