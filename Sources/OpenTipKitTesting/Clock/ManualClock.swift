public import Foundation
public import OpenTipKit
import Synchronization

/// A clock that moves only when a test advances it.
public final class ManualClock: TipClock, Sendable {
    private struct Waiter {
        let deadline: Date
        let continuation: CheckedContinuation<Void, Never>?
    }

    private struct State {
        var now: Date
        var waiters: [UInt64: Waiter] = [:]
        var lastWaiter: UInt64 = 0
    }

    private let state: Mutex<State>

    /// Creates a clock.
    ///
    /// - Parameter now: The time that the clock shows until it is advanced.
    public init(now: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        state = Mutex(State(now: now))
    }

    /// The current time of the clock.
    public var now: Date { state.withLock { $0.now } }

    /// Moves the clock by a number of seconds, backward if negative, and resumes all sleeping tasks.
    public func advance(by seconds: TimeInterval) { move { $0.addingTimeInterval(seconds) } }

    /// Moves the clock to a date, and resumes all sleeping tasks.
    func move(to date: Date) { move { _ in date } }

    private func move(_ change: (Date) -> Date) {
        let waiters = state.withLock { state in
            state.now = change(state.now)
            defer { state.waiters = [:] }
            return state.waiters.values.map(\.continuation)
        }
        for waiter in waiters { waiter?.resume() }
    }

    /// The earliest deadline of a sleeping task; `nil` if no task sleeps.
    public var nextDeadline: Date? { state.withLock { $0.waiters.values.map(\.deadline).min() } }

    /// Suspends until the clock is advanced; returns immediately if the deadline has passed.
    public func sleep(until deadline: Date) async throws {
        let id: UInt64? = state.withLock { state in
            guard deadline > state.now else { return nil }
            state.lastWaiter += 1
            state.waiters[state.lastWaiter] = Waiter(deadline: deadline, continuation: nil)
            return state.lastWaiter
        }
        guard let id else { return try Task.checkCancellation() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAwake = state.withLock { state in
                    guard state.waiters[id] != nil else { return true }
                    state.waiters[id] = Waiter(deadline: deadline, continuation: continuation)
                    return false
                }
                if isAwake { continuation.resume() }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
            waiter?.continuation?.resume()
        }
        try Task.checkCancellation()
    }
}
