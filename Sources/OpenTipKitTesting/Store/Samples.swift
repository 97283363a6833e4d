package import Foundation
package import OpenTipKit

/// The moment at which a `ManualClock` stands unless it is told another.
package let moment = ManualClock().now

/// The version of a number.
package func version(_ number: Int64) -> StoreVersion { StoreVersion(rawValue: number) }

/// The change that donates an event; the payload is the version's number.
package func donation(
    of event: String,
    after seconds: TimeInterval = 0,
    limit: StoredDonationLimit = .thousand,
    _ number: Int64
) -> StoreChange {
    .donated(
        event: event,
        donation: StoredDonation(date: moment.addingTimeInterval(seconds), payload: "\(number)"),
        limit: limit,
        version: version(number)
    )
}

extension StoredDonationLimit {
    /// The newest thousand, however old they are: what an event keeps unless it says otherwise.
    package static let thousand = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)
}

extension TipStore {
    /// All donations of an event, oldest first.
    package func donations(of event: String) throws -> [StoredDonation] {
        try donations(ofEvent: event, after: .distantPast, maximumCount: 1_000_000)
    }
}
