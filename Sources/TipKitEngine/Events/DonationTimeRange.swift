package import Foundation

extension Tips {
    /// The length of a window that looks back from now.
    ///
    /// Windows are elapsed seconds: `.hour` equals `.minutes(60)`, and a day has 24 hours.
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

        /// So many minutes; less than 0 counts as 0.
        public static func minutes(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 60) }
        /// So many hours; less than 0 counts as 0.
        public static func hours(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 3_600) }
        /// So many days of 24 hours; less than 0 counts as 0.
        public static func days(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 86_400) }
        /// So many weeks; less than 0 counts as 0.
        public static func weeks(_ value: Int) -> DonationTimeRange { DonationTimeRange(value, 604_800) }
    }

    /// Bounds on the donations of an event that are kept and seen.
    public struct DonationLimit: Sendable {
        /// The most donations kept; the oldest are dropped first.
        public let maximumCount: Int
        /// The greatest age of a donation that is kept; `nil` for no bound.
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
