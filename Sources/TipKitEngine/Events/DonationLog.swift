import DequeModule
package import Foundation
import Logging

/// What is in memory of an event: how many donations there are, and the newest of them, sorted by date.
///
/// A donation whose payload can't be decoded keeps its date, and so its place in every count.
package struct DonationLog<Info: Codable & Sendable>: Sendable {
    /// How many donations the event has, those that aren't loaded included.
    package private(set) var count: Int
    /// All donations later than this are loaded.
    package private(set) var loadedAfter: Date
    private var dates: Deque<Date>
    /// The payloads, parallel to `dates`: `nil` where one can't be decoded, none at all for events without payloads.
    private var payloads: Deque<Info?>

    private static var hasNoPayloads: Bool { Info.self == Tips.EmptyDonation.self }

    /// Makes the log of an event of which nothing is loaded but the number of its donations.
    package init(count: Int = 0) {
        self.count = count
        loadedAfter = count == 0 ? .beforeAll : .distantFuture
        dates = []
        payloads = []
    }

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - stored: The donations later than `loadedAfter`, in any order.
    ///   - count: How many there are in all.
    package init(_ stored: [StoredDonation], loadedAfter: Date = .beforeAll, count: Int? = nil) {
        var sorted = stored
        if zip(stored, stored.dropFirst()).contains(where: { $0.date > $1.date }) {
            sorted = stored.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
                .map(\.element)
        }
        self.count = max(count ?? stored.count, stored.count)
        self.loadedAfter = self.count == stored.count ? .beforeAll : loadedAfter
        dates = Deque(sorted.lazy.map(\.date))
        let decoder = JSONDecoder()
        payloads = Self.hasNoPayloads ? [] : Deque(sorted.lazy.map { Self.decode($0, with: decoder) })
    }

    /// The places of the donations that are loaded.
    package var indices: Range<Int> { 0..<dates.count }

    package func date(at index: Int) -> Date { dates[index] }

    /// The donation at a place; `nil` if its payload can't be decoded.
    package func donation(at index: Int) -> Tips.Event<Info>.Donation? {
        let payload = Self.hasNoPayloads ? Tips.EmptyDonation() as? Info : payloads[index]
        return payload.map { Tips.Event<Info>.Donation(date: dates[index], info: $0) }
    }

    /// Adds a donation at its place, after others of the same date; `nil` for a payload that can't be decoded.
    package mutating func insert(_ info: Info?, date: Date) {
        count += 1
        guard date > loadedAfter else { return }
        let index = (dates.last ?? .beforeAll) <= date ? dates.count : firstIndex(after: date)
        dates.insert(date, at: index)
        if !Self.hasNoPayloads { payloads.insert(info, at: index) }
    }

    /// Drops the oldest beyond a number of donations, which is how many there are then.
    ///
    /// - Returns: Their payloads.
    package mutating func trim(to count: Int) -> [Info?] {
        self.count = count
        let excess = max(0, dates.count - count)
        dates.removeFirst(excess)
        guard !Self.hasNoPayloads else { return [] }
        defer { payloads.removeFirst(excess) }
        return Array(payloads.prefix(excess))
    }

    /// The place of the first loaded donation later than a moment.
    package func firstIndex(after date: Date) -> Int {
        var low = 0
        var high = dates.count
        while low < high {
            let middle = (low + high) / 2
            if dates[middle] <= date { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Decodes a donation's payload; `nil` if it can't be, which is logged.
    static func decode(_ stored: StoredDonation, with decoder: JSONDecoder) -> Info? {
        guard let payload = stored.payload else { return nil }
        do {
            return try decoder.decode(StoredForm<Info>.self, from: Data(payload.utf8)).value
        } catch {
            tipLog.warning(
                "A donation's payload can't be decoded; it is counted, but its fields can't be read.",
                metadata: ["type": "\(Info.self)", "error": "\(error)"]
            )
            return nil
        }
    }
}

extension Date {
    /// A moment before all others; a window may reach back farther than `distantPast`.
    package static let beforeAll = Date(timeIntervalSinceReferenceDate: -.infinity)
}

extension Tips {
    /// Bounds on the donations of an event that are kept and seen.
    public struct DonationLimit: Sendable {
        /// The most donations kept; those that were made first are dropped first.
        public let maximumCount: Int
        /// The greatest age of a donation that is kept, counted back from each that is made; `nil` for no bound.
        public let maximumAge: DonationTimeRange?

        /// Makes bounds.
        ///
        /// - Parameters:
        ///   - maximumCount: The most donations kept, at least 0; less counts as 0.
        ///   - maximumAge: The greatest age kept; `nil` for no bound.
        public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
            self.maximumCount = max(0, maximumCount)
            self.maximumAge = maximumAge
        }

        static let `default` = DonationLimit(maximumCount: 1_000)
    }
}
