import Synchronization

/// Limits the log lines about a condition that lasts, such as a full disk, to one a minute.
package final class LogLimit: Sendable {
    /// The limit of this process's log.
    package static let shared = LogLimit()

    private static let pause = Duration.seconds(60)
    /// The maximum number of conditions that are remembered; beyond it, all of them may be logged again.
    private static let conditions = 100

    private let latest = Mutex<[String: ContinuousClock.Instant]>([:])

    package init() {}

    /// Returns whether a line about a condition may be logged, and remembers that it is.
    package func allows(_ condition: String, now: ContinuousClock.Instant = .now) -> Bool {
        latest.withLock { latest in
            if let last = latest[condition], now - last < Self.pause { return false }
            if latest.count >= Self.conditions, latest[condition] == nil { latest = [:] }
            latest[condition] = now
            return true
        }
    }
}

/// A store in a file, which it may share with the stores of other people.
package protocol FileTipStore: TipStore {
    /// The path of the file.
    var path: String { get }
}

extension TipStore {
    /// A text that tells the store's file, or the store without a file, from others in this process.
    var logName: String {
        (self as? any FileTipStore)?.path ?? "\(type(of: self)) \(ObjectIdentifier(self as AnyObject))"
    }
}
