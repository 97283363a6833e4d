public import Foundation
public import Observation
import Synchronization

/// A clock that follows another clock and can be shifted, for example by a week in a demonstration or a test.
public final class ShiftedClock: TipClock, Observable, Sendable {
    private struct State {
        var shift: TimeInterval = 0
        /// The calls of `sleep` that wait; a call has no continuation until it is suspended.
        var waiters: [UInt64: CheckedContinuation<Void, Never>?] = [:]
        var lastWaiter: UInt64 = 0
    }

    private let base: any TipClock
    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// Creates a clock that isn't shifted yet.
    ///
    /// - Parameter base: The clock to follow.
    public init(base: any TipClock = SystemTipClock()) {
        self.base = base
    }

    /// The base clock's time plus all shifts.
    ///
    /// A view that reads this property is updated after each shift.
    public var now: Date {
        registrar.access(self, keyPath: \.now)
        return base.now.addingTimeInterval(state.withLock { $0.shift })
    }

    /// Shifts the clock.
    ///
    /// - Parameter seconds: The seconds to add; a negative number turns the clock back.
    public func advance(by seconds: TimeInterval) {
        let waiters = state.withLock { state in
            state.shift += seconds
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        registrar.withMutation(of: self, keyPath: \.now) {}
        for waiter in waiters { waiter?.resume() }
    }

    /// Waits until a deadline is reached or the clock is shifted.
    public func sleep(until deadline: Date) async throws {
        let (id, shift) = state.withLock { state in
            state.lastWaiter += 1
            state.waiters[state.lastWaiter] = .some(nil)
            return (state.lastWaiter, state.shift)
        }
        let end = deadline.addingTimeInterval(-shift)
        guard end > base.now else {
            wake(id)
            return try Task.checkCancellation()
        }
        let timer = Task { [base] in
            try await base.sleep(until: end)
            self.wake(id)
        }
        defer { timer.cancel() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAwake = state.withLock { state in
                    guard state.waiters[id] != nil else { return true }
                    state.waiters[id] = continuation
                    return false
                }
                if isAwake { continuation.resume() }
            }
        } onCancel: {
            wake(id)
        }
        try Task.checkCancellation()
    }

    private func wake(_ id: UInt64) {
        let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
        waiter??.resume()
    }
}
