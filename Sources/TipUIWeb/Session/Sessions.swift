package import TipUI

#if canImport(Glibc)
    import Glibc
#endif

/// All sessions of a server.
@MainActor
package final class Sessions {
    package let limits: SessionLimits
    package let paths: WebPaths
    package let assets: AssetIndex
    /// How often requests were refused, by reason.
    package nonisolated let counts = RefusalCounts()
    private let pages: [String: ServedPage]
    private let clock: @MainActor () -> ContinuousClock.Instant
    private let onStall: @MainActor (Stall) -> Void
    private let onFull: @MainActor (_ streams: Int) -> Void
    private let delay: @MainActor () -> Duration
    private var bucket: TokenBucket
    private var sessions: [String: Session] = [:]
    private var isFull = false
    private var sweeper: Task<Void, Never>?
    private var hasEndedStreams = false
    /// How many elements sessions had that ended whose memory may not have gone back to the system.
    private var endedElements = 0

    /// - Parameters:
    ///   - limits: How much sessions may take, and how long they live.
    ///   - host: What stands around the bodies, handlers and tasks of a session; called for each.
    ///   - clock: The time by which sessions live.
    ///   - delay: The time in which the thread of the main actor couldn't run, since others did.
    ///   - onStall: Called when the app's code blocked the main actor for long.
    ///   - onFull: Called with the most streams there may be, when the first one is suspended for another.
    ///   - paths: Where pages and what they need are served.
    ///   - others: The pages beside the app's own, by their paths.
    ///   - root: The view of a session; called for each.
    package init(
        limits: SessionLimits = SessionLimits(),
        host: @escaping @MainActor () -> GraphHost = { GraphHost() },
        clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        delay: @escaping @MainActor () -> Duration = SchedulerDelay.reader(),
        onStall: @escaping @MainActor (Stall) -> Void = { WebLog.warn(of: $0) },
        onFull: @escaping @MainActor (_ streams: Int) -> Void = { WebLog.warn(ofMoreStreamsThan: $0) },
        paths: WebPaths = WebPaths(),
        assets: AssetIndex = .app,
        others: [String: ServedPage] = [:],
        root: @escaping @MainActor () -> any View
    ) {
        self.limits = limits
        self.clock = clock
        self.delay = delay
        self.onStall = onStall
        self.onFull = onFull
        self.paths = paths
        self.assets = assets
        bucket = TokenBucket(rate: limits.newSessionsPerSecond, capacity: limits.newSessionBurst, now: clock())
        pages = others.merging([paths.page: ServedPage(root: root, host: host)]) { $1 }
    }

    package var count: Int { sessions.count }
    package var now: ContinuousClock.Instant { clock() }

    /// Begins a session of the page at an address, on the level that the address names or the nearest to which links
    /// lead; makes room by ending one that has no stream.
    package func begin(at address: String? = nil) throws(Refusal) -> Session {
        guard let (path, page, levels) = page(at: address ?? paths.page) else { throw .unknownPage }
        let now = now
        guard bucket.take(now: now) else { throw .tooManyNewSessions }
        makeRoom()
        guard sessions.count < limits.sessions else { throw .tooManySessions }
        var host = page.host()
        host.rootEnvironment.isWindowKnown = true
        host.stallMonitor = StallMonitor(limit: limits.stall, now: clock, delay: delay, report: onStall)
        let session = Session(
            root: page.root(),
            host: host,
            path: path,
            paths: paths,
            assets: assets,
            limits: limits,
            now: now
        )
        guard levels.isEmpty || session.hasLevels else {
            session.end()
            throw .unknownPage
        }
        session.go(to: levels)
        limitUnconnectedElements(with: session)
        sessions[session.id] = session
        startSweeping()
        return session
    }

    /// The page with the longest path that an address begins with, and the names of the levels in the address.
    private func page(at address: String) -> (path: String, page: ServedPage, levels: [String])? {
        let candidates = pages.compactMap { path, page in
            paths.levels(of: address, on: path).map { (path, page, $0) }
        }
        return candidates.max { $0.0.count < $1.0.count }
    }

    package func session(_ id: String) throws(Refusal) -> Session {
        guard let session = sessions[id] else { throw .unknownSession }
        return session
    }

    /// The session that a browser used last without script, if its page is at an address.
    ///
    /// A page with a stream shows in one place alone.
    func scriptlessSession(_ id: String, at address: String) -> Session? {
        sessions[id].flatMap { $0.phase.isUnconnected && $0.isAt(address) ? $0 : nil }
    }

    /// Begins the stream of a session, if there is room for it or another can make way.
    package func connect(_ id: String, last: Int) throws(Refusal) -> (number: Int, wakes: AsyncStream<Void>) {
        let session = try session(id)
        let now = now
        session.recordArrival(now: now)
        guard hasRoom(forStreamOf: session, now: now) else { return session.refuseStream(now: now) }
        let stream = session.connect(last: last, now: now) { [weak self, weak session] number in
            Task { @MainActor in
                guard let self, let session else { return }
                session.disconnect(number: number, now: self.now)
            }
        }
        if hasEndedStreams { session.endStream() }
        return stream
    }

    /// What a session's stream has to send now.
    func frames(of session: Session, for number: Int) -> String {
        session.frames(for: number, now: now)
    }

    package func end(_ id: String) {
        guard let session = sessions.removeValue(forKey: id) else { return }
        endedElements += session.elementCount
        session.end()
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

    /// Ends the sessions whose time is over, and lets silent streams send a heartbeat.
    package func sweep() {
        let now = now
        for (id, session) in sessions {
            if session.isOver(now: now) {
                end(id)
            } else {
                session.sendHeartbeat(now: now)
            }
        }
        if endedElements >= limits.unconnectedElements / 10 {
            endedElements = 0
            returnFreedMemory()
        }
    }

    /// Gives the system what ended sessions have freed: glibc keeps it as long as anything above it is in use.
    private func returnFreedMemory() {
        #if canImport(Glibc)
            guard let symbol = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
        #endif
    }

    /// Ends a session without a stream where there is no room for one more.
    ///
    /// Pages that are about to be shown make way for one another only where there are many: those who come at one moment
    /// would else never get to see theirs.
    private func makeRoom() {
        let unconnected = sessions.values.count(where: \.phase.isUnconnected)
        if unconnected >= limits.unconnectedSessions { endOldest(where: \.isUnconnected) }
        guard sessions.count >= limits.sessions else { return }
        if unconnected < limits.reservedForUnconnected, endOldest(where: { !$0.isUnconnected }) { return }
        endOldest(where: \.isUnconnected)
    }

    /// Ends sessions that no browser has connected to, the oldest first, until a new one's elements have room beside theirs.
    private func limitUnconnectedElements(with new: Session) {
        func elements() -> Int {
            sessions.values.reduce(new.elementCount) { $1.phase.isUnconnected ? $0 + $1.elementCount : $0 }
        }
        while elements() > limits.unconnectedElements, endOldest(where: \.isUnconnected) {}
    }

    /// Ends the session that has waited longest for a client, of those whose phase is one of some.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    private func endOldest(where isIncluded: (Session.Phase) -> Bool) -> Bool {
        let waiting = sessions.values.compactMap { session in
            isIncluded(session.phase) ? session.phase.waiting(under: limits).map { (session.id, $0.since) } : nil
        }
        guard let oldest = waiting.min(by: { $0.1 < $1.1 }) else { return false }
        end(oldest.0)
        return true
    }

    /// Whether a session may have a stream: the page that was used longest ago gives its own up, which may be this one.
    private func hasRoom(forStreamOf session: Session, now: ContinuousClock.Instant) -> Bool {
        let others = sessions.values.filter { $0.isListening && $0 !== session }
        guard others.count >= limits.streams, let idlest = others.min(by: { $0.lastUse < $1.lastUse }) else {
            return true
        }
        if !isFull {
            isFull = true
            onFull(limits.streams)
        }
        guard idlest.lastUse <= session.lastUse else { return false }
        idlest.suspend(now: now)
        return true
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
