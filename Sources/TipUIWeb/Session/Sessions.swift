package import TipHTTP
package import TipUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The sessions of a server.
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
    /// The number of elements in ended sessions whose memory may not have been returned to the system yet.
    private var endedElements = 0

    /// - Parameters:
    ///   - limits: The limits on resources and lifetimes.
    ///   - host: Makes the host of a session's graph, which wraps bodies, handlers and tasks; called for each session.
    ///   - clock: Returns the current time, which determines when sessions expire.
    ///   - delay: Returns how long the main actor's thread has waited for a processor.
    ///   - onStall: Called when the app's code blocked the main actor for too long.
    ///   - onFull: Called once with the maximum number of streams, when that limit is first reached.
    ///   - paths: The paths at which pages and their resources are served.
    ///   - additionalPages: Additional pages besides the app's own, by path.
    ///   - root: Makes the root view of a session; called for each session.
    package init(
        limits: SessionLimits = SessionLimits(),
        host: @escaping @MainActor () -> GraphHost = { GraphHost() },
        clock: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        delay: @escaping @MainActor () -> Duration = SchedulerDelay.reader(),
        onStall: @escaping @MainActor (Stall) -> Void = { WebLog.warn(of: $0) },
        onFull: @escaping @MainActor (_ streams: Int) -> Void = { WebLog.warn(ofMoreStreamsThan: $0) },
        paths: WebPaths = WebPaths(),
        assets: AssetIndex = .app,
        additionalPages: [String: ServedPage] = [:],
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
        pages = additionalPages.merging([paths.page: ServedPage(root: root, host: host)]) { $1 }
    }

    package var count: Int { sessions.count }
    package var now: ContinuousClock.Instant { clock() }

    /// Begins a session of the page at an address, on the level that the address names or the nearest level that links
    /// reach.
    ///
    /// If there are too many sessions, a session without a stream is ended first.
    ///
    /// - Parameters:
    ///   - address: The address; `nil` for that of the app's page.
    ///   - languages: The visitor's languages, as in an `Accept-Language` header.
    package func begin(at address: String? = nil, languages: String? = nil) throws(Refusal) -> Session {
        guard let (path, page, levels) = page(at: address ?? paths.page) else { throw .unknownPage }
        let session = try make(page, at: path, languages: languages)
        guard levels.isEmpty || session.hasLevels else {
            session.end()
            throw .unknownPage
        }
        session.go(to: levels)
        add(session)
        return session
    }

    private func make(_ page: ServedPage, at path: String, languages: String?) throws(Refusal) -> Session {
        let now = now
        guard bucket.take(now: now) else { throw .tooManyNewSessions }
        makeRoom()
        guard sessions.count < limits.sessions else { throw .tooManySessions }
        var host = page.host()
        host.frameworkModules.formUnion(["TipUIWeb", "OpenTipKit"])
        host.rootEnvironment.isWindowKnown = true
        host.setLanguage(accepted: languages)
        host.stallMonitor = StallMonitor(limit: limits.stall, now: clock, schedulingDelay: delay, report: onStall)
        return Session(
            root: page.root(),
            host: host,
            path: path,
            paths: paths,
            assets: assets,
            limits: limits,
            now: now
        )
    }

    private func add(_ session: Session) {
        limitUnconnectedElements(with: session)
        sessions[session.id] = session
        startSweeping()
    }

    /// Returns the page with the longest path that is a prefix of an address, and the level names in the address.
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

    /// Returns the session that a browser without JavaScript used last, if the session's page is at an address.
    ///
    /// A session that has had a stream is never reused, since a page with a stream must be shown in only one tab.
    func scriptlessSession(_ id: String, at address: String) -> Session? {
        sessions[id].flatMap { $0.isUnconnected && $0.isAt(address) ? $0 : nil }
    }

    /// Begins the stream of a session if there are few enough streams or another stream can be suspended.
    ///
    /// Otherwise the session itself is suspended.
    package func connect(_ id: String, last: Int) throws(Refusal) -> (number: Int, wakes: AsyncStream<Void>) {
        let session = try session(id)
        let now = now
        session.recordStreamRequest(now: now)
        guard admitStream(of: session, now: now) else { return session.refuseStream(now: now) }
        let stream = session.connect(last: last, now: now) { [weak self, weak session] number in
            Task { @MainActor in
                guard let self, let session else { return }
                session.disconnect(number: number, now: self.now)
            }
        }
        if hasEndedStreams { session.endStream() }
        return stream
    }

    /// Returns the messages that a session's stream has to send now.
    package func frames(of session: Session, for number: Int) -> String {
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

    /// Ends all streams, including any that begin later.
    ///
    /// The sessions of these streams then wait for their clients to reconnect.
    package func endStreams() {
        hasEndedStreams = true
        for session in sessions.values { session.endStream() }
    }

    /// Ends expired sessions and sends heartbeats on silent streams.
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

    /// Returns the memory freed by ended sessions to the system.
    ///
    /// glibc keeps freed memory as long as any memory above it in the heap is in use.
    private func returnFreedMemory() {
        #if canImport(Glibc)
            guard let symbol = dlsym(nil, "malloc_trim") else { return }
            _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
        #endif
    }

    /// Ends sessions without a stream if the limits don't allow another session.
    ///
    /// A new session replaces an unconnected session only if there are many unconnected sessions. Otherwise, people who
    /// open pages at the same moment would end each other's sessions before their browsers connect.
    private func makeRoom() {
        let unconnected = sessions.values.count(where: \.isUnconnected)
        if unconnected >= limits.unconnectedSessions { endOldest(where: \.isUnconnected) }
        guard sessions.count >= limits.sessions else { return }
        if unconnected < limits.reservedForUnconnected, endOldest(where: { !$0.isUnconnected }) { return }
        endOldest(where: \.isUnconnected)
    }

    /// Ends unconnected sessions, oldest first, until the elements of a new session fit within the limit.
    private func limitUnconnectedElements(with new: Session) {
        func elements() -> Int {
            sessions.values.reduce(new.elementCount) { $1.isUnconnected ? $0 + $1.elementCount : $0 }
        }
        while elements() > limits.unconnectedElements, endOldest(where: \.isUnconnected) {}
    }

    /// Ends the session that has waited longest for a client, among those that satisfy a predicate.
    ///
    /// - Returns: Whether a session was ended.
    @discardableResult
    private func endOldest(where isIncluded: (Session) -> Bool) -> Bool {
        let waiting = sessions.values.compactMap { session in
            isIncluded(session) ? session.waiting.map { (session.id, $0.since) } : nil
        }
        guard let oldest = waiting.min(by: { $0.1 < $1.1 }) else { return false }
        end(oldest.0)
        return true
    }

    /// Returns whether a session may have a stream, after suspending another session if necessary.
    ///
    /// At the limit, the least recently used page loses its stream. If the session's own page is the least recently
    /// used, it gets no stream.
    private func admitStream(of session: Session, now: ContinuousClock.Instant) -> Bool {
        let others = sessions.values.filter { $0.listener != nil && $0 !== session }
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

    /// Sweeps periodically while there are sessions, so that an idle server never wakes.
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
