package import Foundation

/// A tip's claim to be the next one that the display frequency allows: it is drawn, but hasn't been seen yet.
package struct FrequencyClaim: Sendable, Equatable {
    /// The time in seconds after which a claim lapses.
    package static let lapse: TimeInterval = 30

    package let tip: String
    package let date: Date

    package init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }

    /// When the claim lapses.
    package var end: Date { date.addingTimeInterval(Self.lapse) }

    /// Whether the claim holds at a moment.
    ///
    /// It has lapsed if the clock was turned back to before it was made.
    func holds(at now: Date) -> Bool { date <= now && now < end }

    /// Whether a tip has to wait for the claim at a moment.
    func holdsBack(_ tip: String, at now: Date) -> Bool { tip != self.tip && holds(at: now) }
}
