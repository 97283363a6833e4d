import Foundation
import Synchronization

/// The time that this process may still wait for other processes, over all calls together.
package enum StorePatience {
    /// `nil` if only each single call is limited.
    private static let rest = Mutex<Duration?>(nil)

    /// Limits the time that all calls from now on wait together; `nil` lets each call wait for one second.
    package static func limit(to total: Duration?) { rest.withLock { $0 = total } }

    /// The time that is left; `nil` if there is no limit.
    static var left: Duration? { rest.withLock { $0 } }

    static func spend(_ time: Duration) {
        rest.withLock { rest in
            if let left = rest { rest = max(.zero, left - time) }
        }
    }
}

/// The time that one call may wait for other processes: one second in total, or what ``StorePatience`` leaves.
///
/// Time during which this process was suspended isn't counted: system sleep suspends the other processes as well.
final class Deadline {
    private static let limit = Duration.seconds(1)
    /// The maximum time that is counted for one pause, in case the process was suspended during the pause.
    private static let longestPause = Duration.milliseconds(100)

    private var waited = Duration.zero

    /// Whether the call has used up the time that it may wait.
    var isOver: Bool { waited >= Self.limit || StorePatience.left.map { $0 <= .zero } ?? false }

    /// Repeats a closure until the resource that it needs is free.
    ///
    /// - Parameter body: Returns `nil` while another thread or process is using the resource.
    /// - Returns: The closure's value; `nil` if the resource wasn't free in time.
    func wait<Value>(for body: () throws -> Value?) throws -> Value? {
        // Pause before retrying: other processes use the resource only briefly, and constant retries would slow them
        // down.
        var pause = 0.001
        while true {
            if let value = try body() { return value }
            guard !isOver else { return nil }
            let start = ContinuousClock.now
            // A random pause keeps several waiting processes from retrying at the same moment.
            let rest = StorePatience.left.map { $0 / .seconds(1) } ?? pause
            Thread.sleep(forTimeInterval: min(pause * .random(in: 0.5...1), rest))
            let time = min(ContinuousClock.now - start, Self.longestPause)
            waited += time
            StorePatience.spend(time)
            pause = min(pause * 2, 0.02)
        }
    }
}
