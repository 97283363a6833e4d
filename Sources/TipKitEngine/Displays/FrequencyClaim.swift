package import Foundation

/// A tip's claim to be the one that the display frequency lets appear next: it is drawn, and nobody has seen it yet.
package struct FrequencyClaim: Sendable, Equatable {
    /// How long a claim holds, in seconds.
    package static let lapse: TimeInterval = 30

    package let tip: String
    package let date: Date

    package init(tip: String, date: Date) {
        self.tip = tip
        self.date = date
    }

    /// When the claim lapses.
    package var end: Date { date.addingTimeInterval(Self.lapse) }

    /// Whether the claim holds at a moment; a clock that was turned back before it was made has let it lapse.
    func holds(at now: Date) -> Bool { date <= now && now < end }

    /// Whether a tip has to wait for the claim at a moment.
    func holdsBack(_ tip: String, at now: Date) -> Bool { tip != self.tip && holds(at: now) }
}
