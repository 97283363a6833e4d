package import TipUI
import TipUIHTML

/// One page in one browser: its graph, what was sent of it, and who listens.
@MainActor
package final class Session: Renderer {
    /// Where a session stands with its client.
    package enum Phase: Equatable {
        /// The page was fetched; no client showed it yet.
        case unconnected(since: ContinuousClock.Instant)
        /// A client listens.
        case connected
        /// The client's stream broke off.
        case lost(since: ContinuousClock.Instant)
        /// The client said that the page can't be seen.
        case hidden(since: ContinuousClock.Instant)
    }

    package let id: String
    package private(set) var phase: Phase
    private let limits: SessionLimits
    private let html = HTMLRenderer()
    private var graph: Graph?
    private var outbox: Outbox
    private var bucket: TokenBucket
    private var listener: Listener?
    private var listeners = 0
    private var openings: [Int: Opening] = [:]
    private var openingCount = 0
    private var hasAppeared = false

    private struct Listener {
        var number: Int
        var cursor: Int
        var sentOpenings: Set<Int> = []
        var lastSent: ContinuousClock.Instant
        var wake: AsyncStream<Void>.Continuation
    }

    private struct Opening {
        var url: String
        var completion: @MainActor (Bool) -> Void
    }

    package init(root: any View, host: GraphHost, limits: SessionLimits, now: ContinuousClock.Instant) {
        id = SessionID.make()
        phase = .unconnected(since: now)
        self.limits = limits
        outbox = Outbox(maximumCount: limits.bufferedBatches, maximumBytes: limits.bufferedBytes)
        bucket = TokenBucket(rate: limits.eventsPerSecond, capacity: limits.eventBurst, now: now)
        let graph = Graph(root, renderer: self, host: host)
        self.graph = graph
        graph.flush()
    }

    // MARK: Drawing

    /// The whole page as it is now.
    package func page(title: String, nonce: String) -> String {
        guard let graph else { return "" }
        graph.flush()
        return html.page(
            graph.snapshot(),
            options: PageOptions(
                title: title,
                nonce: nonce,
                scriptPath: WebPath.client,
                formAction: WebPath.form,
                session: id,
                sequence: outbox.last
            )
        )
    }

    package func commit(_ mutations: [Mutation]) {
        outbox.append(StreamFrame.json(html.patches(for: mutations)))
        listener?.wake.yield()
    }

    package func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
        guard graph != nil else { return completion(false) }
        openingCount += 1
        openings[openingCount] = Opening(url: url, completion: completion)
        listener?.wake.yield()
    }

    /// Carries out pending updates now.
    package func flush() {
        graph?.flush()
    }

    /// Whether the stream was given all there is.
    package var isCaughtUp: Bool {
        listener?.cursor == outbox.last
    }

    // MARK: Listening

    /// Begins a stream that takes the place of an older one, and says that the page is on screen.
    ///
    /// - Parameters:
    ///   - last: The number of the last batch that the client has.
    ///   - onEnd: Called on any thread with the stream's number, once nobody reads it any more.
    package func connect(
        last: Int,
        now: ContinuousClock.Instant,
        onEnd: @escaping @Sendable (_ number: Int) -> Void
    ) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        listeners += 1
        let number = listeners
        wake.onTermination = { _ in onEnd(number) }
        let replaced = listener
        listener = Listener(number: number, cursor: last, lastSent: now, wake: wake)
        phase = .connected
        replaced?.wake.yield()
        replaced?.wake.finish()
        appear()
        wake.yield()
        return (number, wakes)
    }

    /// Notes that a stream ended; the stream that has taken its place stays.
    package func disconnect(number: Int, now: ContinuousClock.Instant) {
        guard listener?.number == number else { return }
        listener = nil
        if phase == .connected { phase = .lost(since: now) }
    }

    /// What a stream has to send now: news, or a sign of life.
    package func frames(for number: Int, now: ContinuousClock.Instant) -> String {
        guard var listener, listener.number == number else { return StreamFrame.replaced }
        var text = ""
        if let batches = outbox.batches(after: listener.cursor) {
            for batch in batches { text += StreamFrame.patches(batch) }
        } else if let graph {
            text += StreamFrame.repaint(html.repaint(graph.snapshot()), number: outbox.last)
        }
        listener.cursor = outbox.last
        for number in openings.keys.sorted() where !listener.sentOpenings.contains(number) {
            guard let opening = openings[number] else { continue }
            text += StreamFrame.open(number: number, url: opening.url)
            listener.sentOpenings.insert(number)
        }
        listener.lastSent = now
        self.listener = listener
        return text.isEmpty ? StreamFrame.heartbeat : text
    }

    // MARK: Events

    /// Carries out what the client posted.
    package func handle(_ event: ClientEvent, now: ContinuousClock.Instant) throws(Refusal) {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        switch event.action {
        case nil: throw .malformed
        case .hidden: hide(now: now)
        case .opened(let number, let ok): openings.removeValue(forKey: number)?.completion(ok)
        case .element(let event): try perform(event)
        }
    }

    /// Carries out a press that came as a form, which only a reader sends.
    ///
    /// - Returns: The address that the press opens, if it does; the browser goes there by itself.
    package func handleForm(_ target: ElementID, now: ContinuousClock.Instant) throws(Refusal) -> String? {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        if case .unconnected = phase { phase = .unconnected(since: now) }
        appear()
        try perform(ElementEvent(.tap, on: target))
        guard let (number, opening) = openings.min(by: { $0.key < $1.key }) else { return nil }
        openings[number] = nil
        opening.completion(true)
        return opening.url
    }

    private func perform(_ event: ElementEvent) throws(Refusal) {
        guard let graph, graph.handle(event) else { throw .staleElement }
        graph.flush()
    }

    private func hide(now: ContinuousClock.Instant) {
        // A page that was never seen can't go out of sight; saying so earns it no longer life.
        if case .unconnected = phase { return }
        phase = .hidden(since: now)
        listener?.wake.finish()
        listener = nil
    }

    private func appear() {
        guard !hasAppeared, let graph else { return }
        hasAppeared = true
        graph.appear()
        graph.flush()
    }

    // MARK: Time

    /// Whether the session has waited long enough for a client that doesn't come.
    package func isOver(now: ContinuousClock.Instant) -> Bool {
        switch phase {
        case .connected: false
        case .unconnected(let since): now - since >= limits.unconnectedLifetime
        case .lost(let since): now - since >= limits.lostLifetime
        case .hidden(let since): now - since >= limits.hiddenLifetime
        }
    }

    /// Lets the stream give a sign of life when it has been silent for long.
    package func beat(now: ContinuousClock.Instant) {
        guard let listener, now - listener.lastSent >= limits.heartbeat else { return }
        listener.wake.yield()
    }

    /// Ends the session: the graph is taken down, the stream ends, what waits for an answer gets none.
    package func end() {
        graph?.unmount()
        graph = nil
        listener?.wake.finish()
        listener = nil
        let waiting = openings.sorted { $0.key < $1.key }
        openings = [:]
        for (_, opening) in waiting { opening.completion(false) }
    }
}
