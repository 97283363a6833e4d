import TipHTML
import TipHTTP
package import TipUI
import TipUIHTML

/// One page in one browser: its view graph, the batches sent to the client, and the stream.
@MainActor
package final class Session: Renderer {
    package let id: String
    /// The path at which the page is served.
    package let path: String
    var state = State.ended
    /// When a person last opened the page or interacted with it.
    var lastUse: ContinuousClock.Instant
    let limits: SessionLimits
    let paths: WebPaths
    let html: HTMLRenderer
    /// The parts of the style that the client has for certain.
    var parts: Set<StylePart> = []
    var outbox: Outbox
    var bucket: TokenBucket
    /// The number of streams begun so far, which is also the number of the newest stream.
    var streamCount = 0
    var pendingURLs: PendingURLs
    /// The names of the levels of each tab's navigation stack, by the name of the tab.
    private var levelNamesByTab: [String?: LevelNames] = [:]
    /// The names of the levels of the selected tab, or of the page if it has no tabs.
    var levelNames: LevelNames {
        get { levelNamesByTab[tabName, default: LevelNames()] }
        set { levelNamesByTab[tabName] = newValue }
    }
    /// The name that the link being pressed gives to the level it opens.
    var pressedLink: String?
    var sentLocation: SentLocation
    nonisolated let mailbox = StreamMailbox()
    /// Ends the time in which the person types or drags; `nil` if they don't.
    var busy: Task<Void, Never>?
    /// The serial of the newest event received.
    var lastSerial = 0

    package init(
        root: any View,
        host: GraphHost,
        path: String? = nil,
        paths: WebPaths = WebPaths(),
        assets: AssetIndex = .app,
        limits: SessionLimits,
        now: ContinuousClock.Instant
    ) {
        id = RandomToken.make()
        let path = path ?? paths.page
        self.path = path
        sentLocation = SentLocation(address: path)
        self.paths = paths
        // Give ids a prefix, because a document may contain more than one root.
        html = HTMLRenderer(
            root: RootOptions(idPrefix: "tipui-\(id.prefix(6))-", base: paths.service) {
                assets.picture(named: $0) != nil
            }
        )
        lastUse = now
        self.limits = limits
        outbox = Outbox(maximumCount: limits.bufferedBatches, maximumBytes: limits.bufferedBytes)
        pendingURLs = PendingURLs(limit: limits.pendingURLs)
        bucket = TokenBucket(rate: limits.eventsPerSecond, capacity: limits.eventBurst, now: now)
        // The session opens with its graph, whose renderer it is.
        let graph = Graph(root, renderer: self, host: host)
        state = .open(graph, .unconnected(since: now, wasOpened: false))
        graph.flush()
    }

    /// Returns the complete document for the current state of the page.
    package func page(title: String, nonce: String) -> String {
        guard let graph else { return "" }
        graph.flush()
        _ = updateSentLocation()
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
            ),
            parts: &parts
        )
    }

    package func commit(_ mutations: [Mutation]) {
        // Send the address patch first, so that the client saves its scroll position and focus before the level
        // changes.
        let address = updateSentLocation().map { [$0] } ?? []
        outbox.append(StreamFrame.json(address + html.patches(for: mutations, parts: &parts)))
        queueUnsentFrames()
    }

    package func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
        guard graph != nil else { return completion(false) }
        pendingURLs.add(url: url, answer: completion)
        queueUnsentFrames()
    }

    package func copy(text: String) {
        guard graph != nil else { return }
        outbox.append(StreamFrame.json([Patch.copy(text: text)]))
        queueUnsentFrames()
    }

    /// The number of elements on the page; 0 once the session has ended.
    package var elementCount: Int { graph?.elementCount ?? 0 }

    /// The number of the newest batch of patches; 0 before the first batch.
    package var last: Int { outbox.last }

    /// Returns whether the session has waited for a client for its whole lifetime.
    package func isOver(now: ContinuousClock.Instant) -> Bool {
        waiting.map { now - $0.since >= $0.lifetime } ?? false
    }

    /// Sends a heartbeat if the stream has been silent for the time `heartbeat`, and marks the page as hidden if its
    /// client has been disconnected for `lostVisibility`.
    package func sendHeartbeat(now: ContinuousClock.Instant) {
        if case .lost(let since) = phase, now - since >= limits.lostVisibility { graph?.disappear() }
        guard let listener, now - listener.lastSent >= limits.heartbeat else { return }
        listener.lastSent = now
        mailbox.add { EventStream.beat }
        listener.wake.yield()
    }

    /// Ends the session: unmounts the graph, ends the stream, and answers pending URLs with `false`.
    package func end() {
        graph?.unmount()
        busy?.cancel()
        listener?.wake.finish()
        state = .ended
        for pending in pendingURLs.takeAll() { pending.answer(false) }
    }
}
