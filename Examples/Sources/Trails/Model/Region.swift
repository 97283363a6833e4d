import TipKit

/// A part of the country with trails.
struct Region: Hashable, Sendable {
    let name: String

    /// Donated whenever a person opens a trail of the region.
    var visit: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "visit-\(name)") }

    static let larchValley = Region(name: "Larch Valley")
    static let saltCoast = Region(name: "Salt Coast")
    static let stoneRidge = Region(name: "Stone Ridge")
}
