/// A rate limiter that allows short bursts.
package struct TokenBucket: Sendable {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var refilled: ContinuousClock.Instant

    package init(rate: Double, capacity: Double, now: ContinuousClock.Instant) {
        self.rate = rate
        self.capacity = capacity
        tokens = capacity
        refilled = now
    }

    /// Takes one token and returns `true`, or returns `false` if no token is left.
    package mutating func take(now: ContinuousClock.Instant) -> Bool {
        if now > refilled {
            tokens = min(capacity, tokens + (now - refilled) / .seconds(1) * rate)
            refilled = now
        }
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
