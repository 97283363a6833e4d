import Foundation
import Synchronization

/// A person's first launch, as the donations of an event of our own: each device stores one if it knows of no earlier
/// launch, and the earliest of all stands.
enum FirstLaunch {
    /// The id of the event.
    static let event = "Tips.firstLaunch"
    /// A device keeps only its latest donation, which is the earliest launch that it knows of.
    static let limit = StoredDonationLimit(maximumCount: 1, maximumAge: nil)
    /// How many seconds later than the present a first launch may be; a later one has the date of a wrong clock.
    static let tolerance: TimeInterval = 1
}

extension TipCenter {
    /// Reads the person's first launch.
    func loadFirstLaunch() {
        let isRead = load("the first launch") { snapshot in
            try snapshot.donations(ofEvent: FirstLaunch.event, after: .beforeAll, maximumCount: .max).first?.date
        } keep: { state, date in
            state.rows.cache(firstLaunch: date)
        }
        if !isRead { state.withLock { $0.rows.treatFirstLaunchAsNotStored() } }
    }

    /// Stores the present moment as the person's first launch, unless an earlier one is known.
    func recordFirstLaunch() {
        change { state, now in
            guard state.rows.knowsFirstLaunch, !state.isDormant,
                state.rows.firstLaunch.map({ $0 > now.addingTimeInterval(FirstLaunch.tolerance) }) ?? true
            else { return .done(()) }
            let launch = StoredDonation(date: now, payload: nil)
            return .commit([.donated(event: FirstLaunch.event, donation: launch, limit: FirstLaunch.limit)]) {
                state,
                _ in
                // If it is stored, it is read again, together with those of other devices.
                if state.rows.knowsFirstLaunch { state.rows.cache(firstLaunch: now) }
            }
        }
    }
}
