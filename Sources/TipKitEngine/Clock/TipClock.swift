public import Foundation

/// What time it is for tips, and waiting for a moment.
public protocol TipClock: Sendable {
    /// The present moment.
    var now: Date { get }

    /// Waits until a moment is reached, or returns earlier if the clock was turned; whoever waits looks again.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    func sleep(until deadline: Date) async throws
}

/// The machine's clock.
public struct SystemTipClock: TipClock {
    /// Makes the clock.
    public init() {}

    /// The present moment.
    public var now: Date { Date() }

    /// Waits until a moment is reached.
    public func sleep(until deadline: Date) async throws {
        let seconds = min(max(0, deadline.timeIntervalSince(now)), 86_400)
        try await Task.sleep(for: .seconds(seconds))
    }
}
