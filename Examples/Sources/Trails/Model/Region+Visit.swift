import TipKit

extension Region {
    /// Donated whenever a person opens a trail of the region.
    var visit: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "visit-\(name)") }
}
