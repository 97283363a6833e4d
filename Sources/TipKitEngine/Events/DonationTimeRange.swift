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
}

extension Tips.DonationTimeRange: CustomStringConvertible {
    /// The length in words, in the largest unit that measures it: `2 days`.
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
