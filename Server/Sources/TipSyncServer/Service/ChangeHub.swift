import Foundation
import Metrics
import Synchronization

/// Notifies the event streams of this process of changes to people's rows.
final class ChangeHub: Sendable {
    /// An event of a stream.
    enum Event: Sendable {
        case change(RowChange)
        /// An empty event, which lets the server and the client notice a lost connection.
        case heartbeat
    }

    private struct Listener {
        var access: SyncAccess
        /// The time at which the stream ends, at the latest when the listener's token expires.
        var end: Date
        var events: AsyncStream<Event>.Continuation
    }

    private struct State {
        var listeners: [UInt64: Listener] = [:]
        var lastNumber: UInt64 = 0
        var isClosed = false
    }

    /// The maximum number of changes that may wait for a slow listener.
    ///
    /// If more changes would have to wait, the listener's stream ends. The listener then reconnects and asks for all
    /// rows.
    private static let longestQueue = 256
    /// The range of seconds after which a stream ends.
    ///
    /// Another process that crashes after a commit doesn't notify this one; then its change is missed for no longer.
    private static let ages: ClosedRange<TimeInterval> = 2_700...3_600

    private let state = Mutex(State())
    private let limits: SyncLimits

    init(_ limits: SyncLimits) { self.limits = limits }

    /// Returns a stream of changes to the rows that a token gives access to.
    ///
    /// - Parameters:
    ///   - expiry: The time at which the token expires.
    ///   - now: The present time.
    /// - Returns: The stream; `nil` if there are too many listeners in total or for the token's subject.
    func listen(_ access: SyncAccess, until expiry: Date, at now: Date) -> AsyncStream<Event>? {
        let end = min(expiry, now.addingTimeInterval(.random(in: Self.ages)))
        let (stream, continuation) = AsyncStream<Event>.makeStream(
            bufferingPolicy: .bufferingOldest(Self.longestQueue)
        )
        let number = state.withLock { state -> UInt64? in
            let own = state.listeners.values.count { $0.access == access }
            guard !state.isClosed, state.listeners.count < limits.streams, own < limits.subjectStreams else {
                return nil
            }
            state.lastNumber += 1
            state.listeners[state.lastNumber] = Listener(access: access, end: end, events: continuation)
            return state.lastNumber
        }
        guard let number else { return nil }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
        }
        return stream
    }

    func broadcast(_ change: RowChange, at now: Date) {
        endExpired(at: now)
        let listeners = state.withLock { $0.listeners.values.filter { $0.access.covers(change.person) } }
        for listener in listeners {
            if case .dropped = listener.events.yield(.change(change)) { listener.events.finish() }
        }
    }

    /// Sends all listeners a heartbeat.
    func sendHeartbeats() {
        let listeners = state.withLock { $0.listeners.values }
        Gauge(label: "tipsync_streams").record(listeners.count)
        for listener in listeners { listener.events.yield(.heartbeat) }
    }

    /// Ends the streams whose time is over.
    func endExpired(at now: Date) {
        let expired = state.withLock { state in
            let expired = state.listeners.filter { now >= $0.value.end }
            for number in expired.keys { state.listeners[number] = nil }
            return expired.values
        }
        for listener in expired { listener.events.finish() }
    }

    /// Ends all streams, so that their clients reconnect and ask for all rows.
    func endAll() {
        for listener in state.withLock({ $0.listeners.values }) { listener.events.finish() }
    }

    /// Ends all streams, and refuses new ones.
    func close() {
        state.withLock { $0.isClosed = true }
        endAll()
    }
}
