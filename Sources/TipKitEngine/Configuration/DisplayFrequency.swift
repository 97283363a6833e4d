package import Foundation

extension Tips.ConfigurationOption {
    /// The least pause between one tip's first appearance and another's.
    ///
    /// A tip that appeared before is exempt, and so is one with `IgnoresDisplayFrequency(true)`.
    public struct DisplayFrequency: Equatable, Sendable {
        /// The pause in elapsed seconds.
        package let interval: TimeInterval

        /// No pause.
        public static var immediate: DisplayFrequency { DisplayFrequency(interval: 0) }
        /// An hour.
        public static var hourly: DisplayFrequency { DisplayFrequency(interval: 3_600) }
        /// 24 hours.
        public static var daily: DisplayFrequency { DisplayFrequency(interval: 86_400) }
        /// Seven days.
        public static var weekly: DisplayFrequency { DisplayFrequency(interval: 604_800) }
        /// 30 days.
        public static var monthly: DisplayFrequency { DisplayFrequency(interval: 2_592_000) }
    }
}
