package import Foundation
import Logging

/// The part of an event that is in memory: the number of its donations, and its newest donations, sorted by date.
///
/// A donation whose payload can't be decoded keeps its date and is included in every count.
package struct DonationLog<Info: Codable & Sendable>: Sendable {
    /// The number of donations of the event, including donations that aren't loaded.
    package private(set) var count: Int
    /// The date after which all donations are loaded.
    package private(set) var loadedAfter: Date
    /// The dates of the loaded donations, in order; a slice, since the oldest are dropped as new ones are added.
    private var dates: ArraySlice<Date>
    /// The payloads of the donations in `dates`, in the same order; `nil` for a payload that can't be decoded.
    ///
    /// This slice is empty for an event without payloads.
    private var payloads: ArraySlice<Info?>

    private static var hasNoPayloads: Bool { Info.self == Tips.EmptyDonation.self }

    /// Creates the log of an event for which only the number of donations is loaded.
    package init(count: Int = 0) {
        self.count = count
        loadedAfter = count == 0 ? .beforeAll : .distantFuture
        dates = []
        payloads = []
    }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - stored: The donations later than `loadedAfter`, in any order.
    ///   - count: The number of the event's donations, including donations that aren't in `stored`.
    package init(_ stored: [StoredDonation], loadedAfter: Date = .beforeAll, count: Int? = nil) {
        var sorted = stored
        if zip(stored, stored.dropFirst()).contains(where: { $0.date > $1.date }) {
            sorted = stored.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
                .map(\.element)
        }
        self.count = max(count ?? stored.count, stored.count)
        self.loadedAfter = self.count == stored.count ? .beforeAll : loadedAfter
        dates = ArraySlice(sorted.lazy.map(\.date))
        let decoder = JSONDecoder()
        payloads = Self.hasNoPayloads ? [] : ArraySlice(sorted.lazy.map { Self.decode($0, with: decoder) })
    }

    /// The indices of the loaded donations.
    package var indices: Range<Int> { 0..<dates.count }

    package func date(at index: Int) -> Date { dates[dates.startIndex + index] }

    /// The donation at an index; `nil` if its payload can't be decoded.
    package func donation(at index: Int) -> Tips.Event<Info>.Donation? {
        let payload = Self.hasNoPayloads ? Tips.EmptyDonation() as? Info : payloads[payloads.startIndex + index]
        return payload.map { Tips.Event<Info>.Donation(date: date(at: index), info: $0) }
    }

    /// Inserts a donation in order of date, after donations with the same date.
    ///
    /// The payload is `nil` if it can't be decoded.
    package mutating func insert(_ info: Info?, date: Date) {
        count += 1
        guard date > loadedAfter else { return }
        let index = (dates.last ?? .beforeAll) <= date ? dates.count : firstIndex(after: date)
        dates.insert(date, at: dates.startIndex + index)
        if !Self.hasNoPayloads { payloads.insert(info, at: payloads.startIndex + index) }
    }

    /// Sets the number of donations, and drops the oldest loaded donations beyond that number.
    ///
    /// - Returns: The payloads of the dropped donations.
    package mutating func trim(to count: Int) -> [Info?] {
        self.count = count
        let excess = max(0, dates.count - count)
        dates.removeFirst(excess)
        guard !Self.hasNoPayloads else { return [] }
        let dropped = Array(payloads.prefix(excess))
        // A slice frees the memory of removed elements later; clear them, so that nothing they refer to is kept.
        for index in payloads.prefix(excess).indices { payloads[index] = nil }
        payloads.removeFirst(excess)
        return dropped
    }

    /// The index of the first loaded donation later than a date.
    package func firstIndex(after date: Date) -> Int {
        var low = 0
        var high = dates.count
        while low < high {
            let middle = (low + high) / 2
            if self.date(at: middle) <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a donation's decoded payload; `nil` if it can't be decoded, which is logged.
    static func decode(_ stored: StoredDonation, with decoder: JSONDecoder) -> Info? {
        guard let payload = stored.payload else { return nil }
        do {
            return try decoder.decode(StoredForm<Info>.self, from: Data(payload.utf8)).value
        } catch {
            tipLog.warning(
                "A donation's payload can't be decoded; the donation is counted, but its fields can't be read.",
                metadata: ["type": "\(Info.self)", "error": "\(error)"]
            )
            return nil
        }
    }
}

extension Date {
    /// A date before all other dates.
    ///
    /// `distantPast` isn't early enough, since a time window can start before that date.
    package static let beforeAll = Date(timeIntervalSinceReferenceDate: -.infinity)
}

extension Tips {
    /// The limits on the number and age of an event's donations that are kept and can be read.
    public struct DonationLimit: Sendable {
        /// The maximum number of donations; the donations that were made first are dropped first.
        public let maximumCount: Int
        /// The maximum age of a donation, relative to the date of each new donation; `nil` for no limit.
        public let maximumAge: DonationTimeRange?

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - maximumCount: The maximum number of donations; a negative number means 0.
        ///   - maximumAge: The maximum age of a donation; `nil` for no limit.
        public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
            self.maximumCount = max(0, maximumCount)
            self.maximumAge = maximumAge
        }

        static let `default` = DonationLimit(maximumCount: 1_000)
    }
}
