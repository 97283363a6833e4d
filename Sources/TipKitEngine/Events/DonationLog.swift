package import Foundation
import Logging

/// An event's donations as rules see them: sorted by date, payloads decoded.
///
/// A donation whose payload can't be decoded keeps its date, and so its place in every count.
package struct DonationLog<Info: Codable & Sendable>: Sendable {
    /// The dates of all donations, ascending.
    package private(set) var dates: [Date]
    /// The donations, parallel to `dates`; `nil` where the payload can't be decoded.
    package private(set) var donations: [Tips.Event<Info>.Donation?]

    package init() {
        dates = []
        donations = []
    }

    package init(_ stored: [StoredDonation]) {
        let sorted = stored.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        let decoder = JSONDecoder()
        dates = sorted.map(\.element.date)
        donations = sorted.map { Self.decode($0.element, with: decoder) }
    }

    /// Adds a donation at its place, after others of the same date.
    package mutating func insert(_ donation: Tips.Event<Info>.Donation) {
        let index = (dates.last ?? .distantPast) <= donation.date ? dates.count : firstIndex(after: donation.date)
        dates.insert(donation.date, at: index)
        donations.insert(donation, at: index)
    }

    /// Drops what lies beyond the limit, oldest first.
    package mutating func trim(to limit: StoredDonationLimit, now: Date) {
        var excess = max(0, dates.count - limit.maximumCount)
        if let age = limit.maximumAge {
            excess = max(excess, firstIndex(after: now.addingTimeInterval(-age)))
        }
        guard excess > 0 else { return }
        dates.removeFirst(excess)
        donations.removeFirst(excess)
    }

    /// The index of the first donation later than a moment.
    package func firstIndex(after date: Date) -> Int {
        var low = 0
        var high = dates.count
        while low < high {
            let middle = (low + high) / 2
            if dates[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func decode(_ stored: StoredDonation, with decoder: JSONDecoder) -> Tips.Event<Info>.Donation? {
        if let empty = Tips.EmptyDonation() as? Info {
            return Tips.Event<Info>.Donation(date: stored.date, info: empty)
        }
        guard let payload = stored.payload else { return nil }
        do {
            let info = try decoder.decode(Info.self, from: Data(payload.utf8))
            return Tips.Event<Info>.Donation(date: stored.date, info: info)
        } catch {
            tipLog.warning(
                "A donation's payload can't be decoded; it is counted, but its fields can't be read.",
                metadata: ["type": "\(Info.self)", "error": "\(error)"]
            )
            return nil
        }
    }
}
