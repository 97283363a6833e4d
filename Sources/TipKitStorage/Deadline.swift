import Foundation

/// How long one call waits for other processes: a second in all.
///
/// Time in which this process stood still isn't counted: a machine that sleeps stops those it waits for as well.
final class Deadline {
    private static let limit = Duration.seconds(1)
    /// The most that one pause counts for, however long it was.
    private static let longestPause = Duration.milliseconds(100)

    private var waited = Duration.zero

    /// Whether the call has waited for as long as it may.
    var isOver: Bool { waited >= Self.limit }

    /// Runs a closure until what it needs is free.
    ///
    /// - Parameter body: Gives `nil` as long as somebody else holds it.
    /// - Returns: What the closure gave; `nil` if it wasn't free in time.
    func wait<Value>(for body: () throws -> Value?) throws -> Value? {
        // Whoever has it is soon done, but goes on with the next change: to ask again at once takes its time, no more.
        var pause = 0.001
        while true {
            if let value = try body() { return value }
            guard !isOver else { return nil }
            let start = ContinuousClock.now
            // Those who wait for the same don't come back at the same moment.
            Thread.sleep(forTimeInterval: pause * .random(in: 0.5...1))
            waited += min(ContinuousClock.now - start, Self.longestPause)
            pause = min(pause * 2, 0.02)
        }
    }
}
