package import Foundation

extension Tips {
    /// The donations of an event inside a rule, oldest first.
    ///
    /// Reading `count` doesn't load the donations. The count includes donations whose payload can no longer be decoded;
    /// iteration skips such donations. ``donatedWithin(_:)`` uses a binary search, and loads only the donations since
    /// its time range began.
    public struct Donations<DonationInfo>: Sendable, Sequence where DonationInfo: Codable & Sendable {
        /// A donation of the event.
        public typealias Element = Event<DonationInfo>.Donation

        private let origin: Origin
        /// The indices in the log of the donations in a time window; `nil` for all of the event's donations.
        private let window: Range<Int>?
        /// The number of donations.
        public let count: Int

        /// The event and the log that the donations are read from.
        ///
        /// `Origin` is a class, so that copying `Donations` costs only one retain.
        private final class Origin: Sendable {
            let event: Event<DonationInfo>
            let log: DonationLog<DonationInfo>
            let source: any RuleInputSource
            let evaluation: RuleEvaluation?

            /// The number of donations within the event's own limit.
            var count: Int { Swift.min(log.count, event.limit.maximumCount) }

            /// The indices in the log of the donations within the event's own limit.
            var indices: Range<Int> {
                let indices = log.indices
                return Swift.max(0, indices.upperBound - event.limit.maximumCount)..<indices.upperBound
            }

            init(
                _ event: Event<DonationInfo>,
                _ log: DonationLog<DonationInfo>,
                _ source: any RuleInputSource,
                _ evaluation: RuleEvaluation?
            ) {
                self.event = event
                self.log = log
                self.source = source
                self.evaluation = evaluation
            }
        }

        package init(
            of event: Event<DonationInfo>,
            _ log: DonationLog<DonationInfo>,
            source: any RuleInputSource,
            evaluation: RuleEvaluation?
        ) {
            self.init(Origin(event, log, source, evaluation), window: nil)
        }

        private init(_ origin: Origin, window: Range<Int>?) {
            self.origin = origin
            self.window = window
            count = window?.count ?? origin.count
        }

        /// Whether there are no donations.
        public var isEmpty: Bool { count == 0 }

        /// The oldest donation.
        public var first: Element? {
            let (log, window) = loaded
            return window.lazy.compactMap { log.donation(at: $0) }.first
        }

        /// The newest donation.
        public var last: Element? {
            let (log, window) = loaded
            return window.reversed().lazy.compactMap { log.donation(at: $0) }.first
        }

        /// Iterates over the donations, oldest first.
        public func makeIterator() -> some IteratorProtocol<Element> {
            let (log, window) = loaded
            return window.lazy.compactMap { log.donation(at: $0) }.makeIterator()
        }

        /// The donations of a time range that ends now, in elapsed seconds: later than `now - timeRange`, and not later
        /// than `now`.
        public func donatedWithin(_ timeRange: DonationTimeRange) -> Donations {
            let now = now
            let found = narrowed(after: now.addingTimeInterval(-timeRange.seconds), through: now)
            recordWindow(of: found, length: timeRange.seconds)
            origin.evaluation?.measure { "\(origin.event.id): \(found.count) within \(timeRange)" }
            return found
        }

        /// The donations that are younger than a maximum age.
        func younger(than age: TimeInterval) -> Donations {
            let found = narrowed(after: now.addingTimeInterval(-age), through: .distantFuture)
            recordWindow(of: found, length: age)
            return found
        }

        /// The number of donations later than a date.
        func count(after start: Date) -> Int { narrowed(after: start, through: .distantFuture).count }

        private var now: Date { origin.evaluation?.now ?? TipCenter.current.now }

        private func recordWindow(of found: Donations, length: TimeInterval) {
            let log = found.origin.log
            origin.evaluation?.recordWindow(log, found.window ?? found.origin.indices, in: window, length: length)
        }

        /// The donations later than `start`, up to and including `end`.
        private func narrowed(after start: Date, through end: Date) -> Donations {
            let origin = window == nil ? origin(loadedAfter: start) : origin
            let bounds = window ?? origin.indices
            let lower = Swift.max(bounds.lowerBound, origin.log.firstIndex(after: start))
            let upper = Swift.max(lower, Swift.min(bounds.upperBound, origin.log.firstIndex(after: end)))
            return Donations(origin, window: lower..<upper)
        }

        private var loaded: (DonationLog<DonationInfo>, Range<Int>) {
            if let window { return (origin.log, window) }
            let origin = origin(loadedAfter: .beforeAll)
            return (origin.log, origin.indices)
        }

        /// The origin with a log that contains all donations later than `start`.
        private func origin(loadedAfter start: Date) -> Origin {
            if origin.log.loadedAfter <= start { return origin }
            let log = origin.source.donationLog(of: origin.event, after: start)
            return Origin(origin.event, log, origin.source, origin.evaluation)
        }
    }
}

extension Sequence {
    /// The donations of a time range that ends now, in elapsed seconds: later than `now - range`, and not later than
    /// `now`.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Info: Codable & Sendable, Element == Tips.Event<Info>.Donation {
        let evaluation = Tips.RuleEvaluation.current
        let now = evaluation?.now ?? TipCenter.current.now
        return filter { donation in
            if donation.date > now {
                evaluation?.recordChange(at: donation.date)
                return false
            }
            let end = donation.date.addingTimeInterval(range.seconds)
            guard end > now else { return false }
            evaluation?.recordChange(at: end)
            return true
        }
    }

    /// The largest group of donations with the same value of a field; among equally large groups, the group whose first
    /// donation comes first.
    public func largestSubset<Info, Key>(groupedBy keyPath: KeyPath<Info, Key>) -> [Element]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        let groups = groupedInOrder(by: keyPath)
        let size = groups.map(\.count).max() ?? 0
        return groups.first { $0.count == size } ?? []
    }

    /// The smallest group of donations with the same value of a field; among equally small groups, the group whose
    /// first donation comes first.
    public func smallestSubset<Info, Key>(groupedBy keyPath: KeyPath<Info, Key>) -> [Element]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        let groups = groupedInOrder(by: keyPath)
        let size = groups.map(\.count).min() ?? 0
        return groups.first { $0.count == size } ?? []
    }

    private func groupedInOrder<Info, Key>(by keyPath: KeyPath<Info, Key>) -> [[Element]]
    where Info: Codable & Sendable, Key: Hashable, Element == Tips.Event<Info>.Donation {
        var places: [Key: Int] = [:]
        var groups: [[Element]] = []
        for donation in self {
            let key = donation[dynamicMember: keyPath]
            if let place = places[key] {
                groups[place].append(donation)
            } else {
                places[key] = groups.count
                groups.append([donation])
            }
        }
        return groups
    }
}

extension Tips {
    /// The length of a time window that ends now.
    ///
    /// The length is measured in elapsed seconds: `.hour` equals `.minutes(60)`, and a day has 24 hours.
    public struct DonationTimeRange: Codable, Equatable, Hashable, Sendable {
        package let seconds: TimeInterval

        private init(_ count: Int, _ unit: TimeInterval) {
            seconds = max(0, Double(count) * unit)
        }

        /// One minute.
        public static var minute: DonationTimeRange { minutes(1) }
        /// One hour.
        public static var hour: DonationTimeRange { hours(1) }
        /// 24 hours.
        public static var day: DonationTimeRange { days(1) }
        /// Seven days.
        public static var week: DonationTimeRange { weeks(1) }

        /// A number of minutes; a negative number means 0.
        public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 60) }
        /// A number of hours; a negative number means 0.
        public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 3_600) }
        /// A number of days of 24 hours; a negative number means 0.
        public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 86_400) }
        /// A number of weeks; a negative number means 0.
        public static func weeks(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 604_800) }
    }
}

extension Tips.DonationTimeRange: CustomStringConvertible {
    /// The length in the largest unit that measures it exactly, such as `2 days`.
    public var description: String {
        let units: [(TimeInterval, String)] = [(604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute")]
        for (length, name) in units where seconds >= length && seconds.truncatingRemainder(dividingBy: length) == 0 {
            let count = seconds / length
            return count == 1 ? "1 \(name)" : "\(Self.whole(count)) \(name)s"
        }
        return "\(Self.whole(seconds)) seconds"
    }

    private static func whole(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0)).grouping(.never).locale(Locale(identifier: "en_US")))
    }
}
