import SwiftUI
import TipKit

/// What the person in front of the app has done.
@Observable @MainActor
final class Hiker {
    var favourites: Set<String> = []
    var opened: Trail?
    var highlighted: String?
    var heading = 32
    var isLocated = false
    var refreshes = 0
    var showsWeek = false

    nonisolated init() {}

    /// Opens a trail's description, which the tips take note of.
    func open(_ trail: Trail) {
        opened = trail
        WelcomeTip().invalidate(reason: .actionPerformed)
        FavouriteTip.hasOpenedTrail = true
        trail.region.visit.sendDonation()
    }
}
