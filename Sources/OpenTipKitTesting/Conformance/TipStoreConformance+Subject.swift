import Foundation
import OpenTipKit

extension TipStoreConformance {
    /// The store under a check.
    struct Subject {
        let check: String
        let open: () throws -> any TipStore

        static let moment = Date(timeIntervalSince1970: 1_800_000_000)
        static let thousand = StoredDonationLimit(maximumCount: 1_000, maximumAge: nil)

        func expect<Value: Equatable>(_ found: Value, is expected: Value, _ what: String) throws {
            guard found != expected else { return }
            throw ConformanceFailure("\(check): \(what) must be \(expected), and is \(found)")
        }
    }
}

func version(_ number: Int64) -> StoreVersion { StoreVersion(rawValue: number) }

/// The change that donates an event; the payload is the version's number.
func donation(
    of event: String,
    after seconds: TimeInterval = 0,
    limit: StoredDonationLimit = TipStoreConformance.Subject.thousand,
    _ number: Int64
) -> StoreChange {
    let date = TipStoreConformance.Subject.moment.addingTimeInterval(seconds)
    return .donated(
        event: event,
        donation: StoredDonation(date: date, payload: "\(number)"),
        limit: limit,
        version: version(number)
    )
}

extension TipStore {
    /// All donations of an event, oldest first.
    func donations(of event: String) throws -> [StoredDonation] {
        try donations(ofEvent: event, after: .distantPast, maximumCount: 1_000)
    }
}
