#if Web
    import Synchronization
    import TipHTTP

    /// Limits how often each person's pages may do something, such as report a donation.
    final class PersonRates: Sendable {
        /// The maximum number of people whose rates are kept; beyond it, all rates are dropped, and everyone has a full
        /// burst again.
        private static let persons = 10_000

        private let perSecond: Double
        private let burst: Double
        private let clock: @Sendable () -> ContinuousClock.Instant
        private let buckets = Mutex<[String: TokenBucket]>([:])

        init(perSecond: Double, burst: Double, clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
            self.perSecond = perSecond
            self.burst = burst
            self.clock = clock
        }

        func take(for person: String) -> Bool {
            let now = clock()
            return buckets.withLock { buckets in
                if buckets.count >= Self.persons, buckets[person] == nil { buckets = [:] }
                let new = TokenBucket(rate: perSecond, capacity: burst, now: now)
                return buckets[person, default: new].take(now: now)
            }
        }
    }
#endif
