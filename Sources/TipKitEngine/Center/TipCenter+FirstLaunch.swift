import Foundation
import Logging
import Synchronization

/// A person's first launch, as the donations of an event of our own: each device stores one if it knows of no earlier
/// launch, and the earliest of all stands.
struct FirstLaunch: Sendable, Equatable {
    var date: Date
    /// The version of the app that the person began with; `nil` if it isn't known, so that it is taken for an earlier one.
    var version: AppVersion?

    /// The id of the event.
    static let event = "Tips.firstLaunch"
    /// A device keeps only its latest donation, which is the earliest launch that it knows of.
    static let limit = StoredDonationLimit(maximumCount: 1, maximumAge: nil)
    /// How many seconds later than the present a first launch may be; a later one has the date of a wrong clock.
    static let tolerance: TimeInterval = 1
    /// How many seconds ago a first launch may be stated to be for it to be of the present version.
    static let present: TimeInterval = 86_400
}

extension FirstLaunch {
    init(_ donation: StoredDonation) {
        let text = donation.payload.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
        self.init(date: donation.date, version: text.flatMap { AppVersion($0) })
    }

    var donation: StoredDonation { StoredDonation(date: date, payload: version.map { "\"\($0)\"" }) }
}

extension TipCenter {
    /// Reads the person's first launch.
    func loadFirstLaunch() {
        let isRead = load("the first launch") { snapshot in
            try snapshot.donations(ofEvent: FirstLaunch.event, after: .beforeAll, maximumCount: .max).first
        } keep: { state, donation in
            state.rows.cache(firstLaunch: donation.map { FirstLaunch($0) })
        }
        if !isRead { state.withLock { $0.rows.treatFirstLaunchAsNotStored() } }
    }

    /// Stores the person's first launch, unless an earlier one is known.
    func recordFirstLaunch() {
        change { state, now in
            guard state.rows.knowsFirstLaunch, !state.isDormant, state.isLaunchToRecord(at: now) else {
                return .done(())
            }
            let launch = state.launch(at: now)
            let kind = StoreChange.Kind.donated(
                event: FirstLaunch.event,
                donation: launch.donation,
                limit: FirstLaunch.limit
            )
            return .commit([StoreChange(kind)]) { state, _ in
                // If it is stored, it is read again, together with those of other devices.
                if state.rows.knowsFirstLaunch { state.rows.cache(firstLaunch: launch) }
            }
        }
    }

    /// Stores the person's first launch with the app's version before anything else is stored about the person.
    func recordFirstVersion() {
        guard state.withLock({ $0.attention.appVersion != nil && !$0.isDormant }) else { return }
        loadFirstLaunch()
        recordFirstLaunch()
    }

    /// Warns once of what the configuration says of a person's first launch and can't be true.
    func warnOfStatedLaunch() {
        let now = now
        let isAhead = state.withLock { state in
            guard let stated = state.attention.statedLaunch, stated > now.addingTimeInterval(FirstLaunch.tolerance)
            else {
                return false
            }
            return state.markLogged("stated launch")
        }
        if isAhead {
            tipLog.warning(
                "The option firstLaunch names a date in the future; the person's first launch is now instead."
            )
        }
    }
}

extension CenterState {
    /// Whether no first launch is known that can be true, or the app states an earlier one.
    func isLaunchToRecord(at now: Date) -> Bool {
        guard let known = rows.firstLaunch, known.date <= now.addingTimeInterval(FirstLaunch.tolerance) else {
            return true
        }
        return attention.statedLaunch.map { $0 < known.date.addingTimeInterval(-FirstLaunch.tolerance) } ?? false
    }

    /// The first launch according to the app, or now.
    fileprivate func launch(at now: Date) -> FirstLaunch {
        let date = min(attention.statedLaunch ?? now, now)
        let isPresent = now.timeIntervalSince(date) < FirstLaunch.present && rows.launchVersion == .zero
        return FirstLaunch(date: date, version: isPresent ? attention.appVersion : nil)
    }
}
