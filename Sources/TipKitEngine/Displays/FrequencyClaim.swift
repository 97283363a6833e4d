package import Foundation

/// A tip's claim to be the next tip that appears for the first time: the tip is drawn, but hasn't been seen yet.
package struct FrequencyClaim: Sendable, Equatable {
    /// The time in seconds after which a claim ends, even if its tip hasn't been seen.
    package static let lapse: TimeInterval = 30

    package let tip: String
    package let date: Date

    package init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }

    /// The date at which the claim ends.
    package var end: Date { date.addingTimeInterval(Self.lapse) }

    /// Whether the claim is valid at a date.
    ///
    /// A claim isn't valid if the clock was turned back to a date before the claim was made.
    func holds(at now: Date) -> Bool { date <= now && now < end }

    /// Whether a tip has to wait at a date because another tip has the claim.
    func holdsBack(_ tip: String, at now: Date) -> Bool { tip != self.tip && holds(at: now) }
}
