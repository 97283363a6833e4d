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
