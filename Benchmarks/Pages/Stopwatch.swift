/// Times two pieces of work beside one another.
@MainActor
enum Stopwatch {
    /// The median times in nanoseconds of two pieces of work that take turns, after as many runs again to warm up.
    ///
    /// - Parameters:
    ///   - count: How many runs of each are timed.
    ///   - first: Does the one work; what it gives is let go once the time was taken.
    ///   - second: Does the other.
    static func medians<First, Second>(
        of count: Int,
        _ first: () -> First,
        _ second: () -> Second
    ) -> (first: Int, second: Int) {
        for _ in 0..<count { _ = (time(first), time(second)) }
        var times: (first: [Int], second: [Int]) = ([], [])
        for _ in 0..<count {
            times.first.append(time(first))
            times.second.append(time(second))
        }
        return (times.first.sorted()[count / 2], times.second.sorted()[count / 2])
    }

    @inline(never)
    private static func time<Outcome>(_ work: () -> Outcome) -> Int {
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = work()
        let time = clock.now - start
        return withExtendedLifetime(outcome) { Int(time / .nanoseconds(1)) }
    }
}
