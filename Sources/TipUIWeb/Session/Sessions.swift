package import TipUI

/// All sessions of a server.
@MainActor
package final class Sessions {
    package let limits: SessionLimits
    /// How often requests were refused, by reason.
    package nonisolated let counts = RefusalCounts()
    private let pages: [String: ServedPage]
    private let clock: @MainActor () -> ContinuousClock.Instant
    private let onHold: @MainActor (Hold) -> Void
    private var bucket: TokenBucket
    private var sessions: [String: Session] = [:]
    private var sweeper: Task<Void, Never>?
    private var hasEndedStreams = false

    /// - Parameters:
    ///   - limits: How much sessions may take, and how long they live.
    ///   - host: What stands around the bodies, handlers and tasks of a session; called for each.
    ///   - clock: The time by which sessions live.
    ///   - onHold: Called when the app's code held the main actor for long.
    ///   - others: The pages beside the app's own, by their paths.
    ///   - root: The view of a session; called for each.
    package init(
        limits: SessionLimits = SessionLimits(),
        host: @escaping @MainActor () -> GraphHost = { GraphHost() },
        clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        onHold: @escaping @MainActor (Hold) -> Void = { HoldLog.warn(of: $0) },
        others: [String: ServedPage] = [:],
        root: @escaping @MainActor () -> any View
    ) {
        self.limits = limits
        self.clock = clock
        self.onHold = onHold
        bucket = TokenBucket(rate: limits.newSessionsPerSecond, capacity: limits.newSessionBurst, now: clock())
        pages = others.merging([WebPath.page: ServedPage(root: root, host: host)]) { $1 }
    }

    package var count: Int { sessions.count }
    package var now: ContinuousClock.Instant { clock() }

    /// Begins a session of the page at a path; makes room by ending the oldest that no reader has connected to.
    package func begin(at path: String = WebPath.page) throws(Refusal) -> Session {
        guard let page = pages[path] else { throw .unknownPage }
        let now = now
        guard bucket.take(now: now) else { throw .tooManyNewSessions }
        let unconnected = oldestFirst
        let excess = max(
            unconnected.count - limits.unconnectedSessions + 1,
            sessions.count - limits.sessions + 1
        )
        for id in unconnected.prefix(max(0, excess)) { end(id) }
        guard sessions.count < limits.sessions else { throw .tooManySessions }
        var host = page.host()
        host.watch = HoldWatch(limit: limits.hold, now: clock, report: onHold)
        let session = Session(root: page.root(), host: host, path: path, limits: limits, now: now)
        sessions[session.id] = session
        startSweeping()
        return session
    }

    /// Whether there is a page at a path.
    package func serves(_ path: String) -> Bool { pages[path] != nil }

    package func session(_ id: String) throws(Refusal) -> Session {
        guard let session = sessions[id] else { throw .unknownSession }
        return session
    }

    /// Begins the stream of a session.
    package func connect(_ id: String, last: Int) throws(Refusal) -> (number: Int, wakes: AsyncStream<Void>) {
        let session = try session(id)
        let stream = session.connect(last: last, now: now) { [weak self, weak session] number in
            Task { @MainActor in
                guard let self, let session else { return }
                session.disconnect(number: number, now: self.now)
            }
        }
        if hasEndedStreams { session.endStream() }
        return stream
    }

    package func end(_ id: String) {
        sessions.removeValue(forKey: id)?.end()
    }

    package func endAll() {
        sweeper?.cancel()
        sweeper = nil
        for id in Array(sessions.keys) { end(id) }
    }

    /// Ends all streams, also those still to come; their sessions wait for the clients to be back.
    package func endStreams() {
        hasEndedStreams = true
        for session in sessions.values { session.endStream() }
    }

    /// Ends the sessions whose time is over, and lets silent streams give a sign of life.
    package func sweep() {
        let now = now
        for (id, session) in sessions {
            if session.isOver(now: now) {
                end(id)
            } else {
                session.beat(now: now)
            }
        }
    }

    private var oldestFirst: [String] {
        sessions.compactMap { id, session -> (String, ContinuousClock.Instant)? in
            guard case .unconnected(let since) = session.phase else { return nil }
            return (id, since)
        }
        .sorted { $0.1 < $1.1 }
        .map(\.0)
    }

    /// Sweeps now and then for as long as there are sessions, so that a server without any never wakes.
    private func startSweeping() {
        guard sweeper == nil else { return }
        let interval = limits.sweepInterval
        sweeper = Task { [weak self] in
            while !Task.isCancelled {
                do { try await Task.sleep(for: interval) } catch { return }
                guard let self else { return }
                self.sweep()
                if self.sessions.isEmpty {
                    self.sweeper = nil
                    return
                }
            }
        }
    }
}
