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
        /// The time at which the listener's token expires.
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

    private let state = Mutex(State())
    private let limits: SyncLimits

    init(_ limits: SyncLimits) { self.limits = limits }

    /// Returns a stream of changes to the rows that a token gives access to.
    ///
    /// - Returns: The stream; `nil` if there are too many listeners in total or for the token's subject.
    func listen(_ access: SyncAccess, until end: Date) -> AsyncStream<Event>? {
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

    func broadcast(_ change: RowChange) {
        let listeners = state.withLock { $0.listeners.values.filter { $0.access.covers(change.person) } }
        for listener in listeners {
            if case .dropped = listener.events.yield(.change(change)) { listener.events.finish() }
        }
    }

    /// Sends all listeners a heartbeat, and ends the streams whose tokens have expired.
    func sendHeartbeats(at now: Date) {
        let listeners = state.withLock { $0.listeners.values }
        Gauge(label: "tipsync_streams").record(listeners.count)
        for listener in listeners {
            if now >= listener.end { listener.events.finish() } else { listener.events.yield(.heartbeat) }
        }
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
