public import Foundation

/// A clock that tips use to read the time and to wait.
public protocol TipClock: Sendable {
    /// The current time.
    var now: Date { get }

    /// Waits until a deadline is reached, or until the clock is shifted, so callers must check `now` again.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    func sleep(until deadline: Date) async throws
}

/// The machine's clock.
public struct SystemTipClock: TipClock {
    /// Creates the clock.
    public init() {}

    /// The current time.
    public var now: Date { Date() }

    /// Waits until a deadline is reached.
    public func sleep(until deadline: Date) async throws {
        try await Task.sleep(for: .seconds(Self.pause(from: now, until: deadline)))
    }

    /// Returns the seconds to sleep: at most a day, as the machine's time may be changed meanwhile.
    package static func pause(from now: Date, until deadline: Date) -> TimeInterval {
        min(max(0, deadline.timeIntervalSince(now)), 86_400)
    }
}
