import Foundation

/// The time until which one call waits for other processes: a second in all.
struct Deadline {
    private let end = ContinuousClock.now + .seconds(1)

    /// Runs a closure until what it needs is free.
    ///
    /// - Parameter body: Gives `nil` as long as somebody else holds it.
    /// - Returns: What the closure gave; `nil` if it wasn't free in time.
    func wait<Value>(for body: () throws -> Value?) throws -> Value? {
        // Most hold it for some tens of microseconds.
        var pause = 0.000_05
        while true {
            if let value = try body() { return value }
            guard ContinuousClock.now < end else { return nil }
            Thread.sleep(forTimeInterval: pause)
            pause = min(pause * 1.5, 0.005)
        }
    }
}
