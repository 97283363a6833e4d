public import Foundation
public import OpenTipKit
import Synchronization

/// A clock that stands still until a test turns it.
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

    /// Makes a clock.
    ///
    /// - Parameter now: The moment at which it stands.
    public init(now: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        state = Mutex(State(now: now))
    }

    /// The moment at which the clock stands.
    public var now: Date { state.withLock { $0.now } }

    /// Turns the clock, backwards if negative; wakes whoever waits, to look again.
    public func advance(by seconds: TimeInterval) {
        let waiters = state.withLock { state in
            state.now = state.now.addingTimeInterval(seconds)
            defer { state.waiters = [:] }
            return state.waiters.values.map(\.continuation)
        }
        for waiter in waiters { waiter?.resume() }
    }

    /// The earliest moment that somebody waits for; `nil` if nobody waits.
    public var nextDeadline: Date? { state.withLock { $0.waiters.values.map(\.deadline).min() } }

    /// Waits until the clock is turned.
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
