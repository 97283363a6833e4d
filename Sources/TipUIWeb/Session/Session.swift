package import TipUI
import TipUIHTML

/// One page in one browser: its graph, what was sent of it, and who listens.
@MainActor
package final class Session: Renderer {
    package let id: String
    /// Where the page is served.
    package let path: String
    package internal(set) var phase: Phase
    /// When a person last came to the page, or did something that reached it.
    var lastUse: ContinuousClock.Instant
    let limits: SessionLimits
    let paths: WebPaths
    let html: HTMLRenderer
    var graph: Graph?
    var outbox: Outbox
    var bucket: TokenBucket
    var listener: Listener?
    /// How many streams began: the number of the newest.
    var streamCount = 0
    var pendingURLs: PendingURLs
    var levelNames = LevelNames()
    /// What the link that is being pressed calls the level it leads to.
    var pressedLink: String?
    var shown: Shown
    nonisolated let mailbox = StreamMailbox()
    /// The serial of the newest event that came.
    var lastSerial = 0

    /// Who reads the stream.
    struct Listener {
        var number: Int
        var cursor: Int
        var lastURL = 0
        var lastSent: ContinuousClock.Instant
        var wake: AsyncStream<Void>.Continuation
    }

    package init(
        root: any View,
        host: GraphHost,
        path: String? = nil,
        paths: WebPaths = WebPaths(),
        assets: AssetIndex = .app,
        limits: SessionLimits,
        now: ContinuousClock.Instant
    ) {
        id = SessionID.make()
        let path = path ?? paths.page
        self.path = path
        shown = Shown(address: path)
        self.paths = paths
        // A document may hold more than one root.
        html = HTMLRenderer(
            root: RootOptions(idPrefix: "tipui-\(id.prefix(6))-", base: paths.service) {
                assets.picture(named: $0) != nil
            }
        )
        phase = .unconnected(since: now, hasReader: false)
        lastUse = now
        self.limits = limits
        outbox = Outbox(maximumCount: limits.bufferedBatches, maximumBytes: limits.bufferedBytes)
        pendingURLs = PendingURLs(limit: limits.pendingURLs)
        bucket = TokenBucket(rate: limits.eventsPerSecond, capacity: limits.eventBurst, now: now)
        let graph = Graph(root, renderer: self, host: host)
        self.graph = graph
        graph.flush()
    }

    /// The whole page as it is now.
    package func page(title: String, nonce: String) -> String {
        guard let graph else { return "" }
        graph.flush()
        _ = updateShown()
        return html.page(
            graph.snapshot(),
            options: PageOptions(
                title: title,
                nonce: nonce,
                script: paths.address(of: .script),
                styleSheet: paths.address(of: .styleSheet),
                address: address,
                session: id,
                sequence: outbox.last
            )
        )
    }

    package func commit(_ mutations: [Mutation]) {
        // It comes first: a client notes how it leaves a level before that changes.
        let address = updateShown().map { [$0] } ?? []
        outbox.append(StreamFrame.json(address + html.patches(for: mutations)))
        sendNews()
    }

    package func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
        guard graph != nil else { return completion(false) }
        pendingURLs.add(url: url, answer: completion)
        sendNews()
    }

    /// How many elements the page has; 0 once the session has ended.
    package var elementCount: Int { graph?.elementCount ?? 0 }

    /// The number of the newest batch; 0 before the first.
    package var last: Int { outbox.last }

    /// Whether the session has waited long enough for a client that doesn't come.
    package func isOver(now: ContinuousClock.Instant) -> Bool {
        guard let waiting = phase.waiting(under: limits) else { return false }
        return now - waiting.since >= waiting.lifetime
    }

    /// Lets the stream send a heartbeat when it has been silent for long, and takes a page for hidden whose client has
    /// been gone for a while.
    package func sendHeartbeat(now: ContinuousClock.Instant) {
        if case .lost(let since) = phase, now - since >= limits.lostVisibility { graph?.disappear() }
        guard let wake = listener?.wake, let lastSent = listener?.lastSent, now - lastSent >= limits.heartbeat else {
            return
        }
        listener?.lastSent = now
        mailbox.add { StreamFrame.heartbeat }
        wake.yield()
    }

    /// Ends the session: the graph is taken down, the stream ends, what waits for an answer gets none.
    package func end() {
        graph?.unmount()
        graph = nil
        listener?.wake.finish()
        listener = nil
        for pending in pendingURLs.takeAll() { pending.answer(false) }
    }
}
