package import TipUI
import TipUIHTML

/// One page in one browser: its graph, what was sent of it, and who listens.
@MainActor
package final class Session: Renderer {
    package let id: String
    /// Where the page is served.
    package let path: String
    package private(set) var phase: Phase
    /// When a person last came to the page, or did something that reached it.
    private(set) var lastUse: ContinuousClock.Instant
    private let limits: SessionLimits
    private let html = HTMLRenderer()
    private var graph: Graph?
    private var outbox: Outbox
    private var bucket: TokenBucket
    private var listener: Listener?
    private var listeners = 0
    private var openings: Openings
    /// The serial of the newest event that came.
    private var lastSerial = 0

    private struct Listener {
        var number: Int
        var cursor: Int
        var lastOpening = 0
        var lastSent: ContinuousClock.Instant
        var wake: AsyncStream<Void>.Continuation
    }

    package init(
        root: any View,
        host: GraphHost,
        path: String = WebPath.page,
        limits: SessionLimits,
        now: ContinuousClock.Instant
    ) {
        id = SessionID.make()
        self.path = path
        phase = .unconnected(since: now)
        lastUse = now
        self.limits = limits
        outbox = Outbox(maximumCount: limits.bufferedBatches, maximumBytes: limits.bufferedBytes)
        openings = Openings(limit: limits.openings)
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
        openings.add(url: url, answer: completion)
        listener?.wake.yield()
    }

    /// Carries out pending updates now.
    package func flush() {
        graph?.flush()
    }

    /// The number of the newest batch; 0 before the first.
    package var last: Int { outbox.last }

    /// Whether the stream was given all there is.
    package var isCaughtUp: Bool {
        listener?.cursor == outbox.last
    }

    // MARK: Listening

    /// Whether the session has a stream.
    var isListening: Bool { listener != nil }

    /// Notes that a client asks for a stream: after a page was fetched or hidden, that is a person who has come to it.
    func noteArrival(now: ContinuousClock.Instant) {
        switch phase {
        case .unconnected, .hidden: lastUse = now
        case .connected, .lost, .resting: break
        }
    }

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
        graph?.appear()
        wake.yield()
        return (number, wakes)
    }

    /// Notes that a stream ended; the stream that has taken its place stays.
    package func disconnect(number: Int, now: ContinuousClock.Instant) {
        guard listener?.number == number else { return }
        listener = nil
        guard phase == .connected else { return }
        phase = .lost(since: now)
        graph?.disappear(to: .inactive)
    }

    /// Ends the stream, as if it had broken off.
    func endStream() {
        listener?.wake.finish()
    }

    /// Lets the stream make way for another page's.
    func rest(now: ContinuousClock.Instant) {
        guard let listener else { return }
        self.listener = nil
        phase = .resting(since: now)
        listener.wake.yield()
        listener.wake.finish()
        graph?.disappear()
    }

    /// Begins a stream that only says that there is none to be had.
    func turnAway(now: ContinuousClock.Instant) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        listeners += 1
        phase = .resting(since: now)
        graph?.disappear()
        wake.yield()
        wake.finish()
        return (listeners, wakes)
    }

    /// What a stream has to send now: news, or a sign of life.
    package func frames(for number: Int, now: ContinuousClock.Instant) -> String {
        guard var listener, listener.number == number else {
            if case .resting = phase { return StreamFrame.rest }
            return StreamFrame.replaced
        }
        var text = ""
        if let batches = outbox.batches(after: listener.cursor) {
            for batch in batches { text += StreamFrame.patches(batch) }
        } else if let graph {
            text += StreamFrame.repaint(html.repaint(graph.snapshot()), number: outbox.last)
        }
        listener.cursor = outbox.last
        for opening in openings.after(listener.lastOpening) {
            text += StreamFrame.open(number: opening.number, url: opening.url)
        }
        listener.lastOpening = openings.last
        listener.lastSent = now
        self.listener = listener
        return text.isEmpty ? StreamFrame.heartbeat : text
    }

    // MARK: Events

    /// Carries out what the client posted, once: a client posts again what may not have arrived.
    package func handle(_ event: ClientEvent, now: ContinuousClock.Instant) throws(Refusal) {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        if let serial = event.serial {
            guard serial > lastSerial else { return }
            lastSerial = serial
        }
        switch event.action {
        case nil: throw .malformed
        case .hidden: hide(now: now)
        case .opened(let number, let ok): openings.take(number)?.answer(ok)
        case .element(let event):
            // Who presses sees the page, also before its stream has come.
            try perform(event, showing: phase.isUnconnected, now: now)
        }
    }

    /// Carries out a press that came as a form, which only a reader sends.
    ///
    /// - Returns: The address of the web page that the press opens, if it does; the browser goes there by itself.
    package func handleForm(_ target: ElementID, now: ContinuousClock.Instant) throws(Refusal) -> String? {
        guard bucket.take(now: now) else { throw .tooManyEvents }
        let last = openings.last
        try perform(ElementEvent(.tap, on: target), showing: true, now: now)
        if phase.isUnconnected { phase = .unconnected(since: now) }
        guard let number = openings.after(last).first?.number, let opening = openings.take(number) else { return nil }
        let scheme = opening.url.prefix { $0 != ":" }.lowercased()
        let isPage = scheme == "https" || scheme == "http"
        opening.answer(isPage)
        return isPage ? opening.url : nil
    }

    /// Carries out an event on an element that is there.
    ///
    /// - Parameter isSight: Whether it says by itself that somebody sees the page; what reaches nothing says nothing.
    private func perform(
        _ event: ElementEvent,
        showing isSight: Bool,
        now: ContinuousClock.Instant
    ) throws(Refusal) {
        guard let graph, let element = graph.element(answering: event) else { throw .staleElement }
        guard element.content.understands(event) else { throw .malformed }
        lastUse = now
        if isSight { graph.appear() }
        // What appears may have taken the element away.
        guard graph.handle(event) else { throw .staleElement }
        graph.flush()
    }

    private func hide(now: ContinuousClock.Instant) {
        // A page that was never seen can't go out of sight; saying so earns it no longer life.
        if phase.isUnconnected { return }
        phase = .hidden(since: now)
        listener?.wake.finish()
        listener = nil
        graph?.disappear()
    }

    // MARK: Time

    /// Whether the session has waited long enough for a client that doesn't come.
    package func isOver(now: ContinuousClock.Instant) -> Bool {
        guard let waiting = phase.waiting(under: limits) else { return false }
        return now - waiting.since >= waiting.lifetime
    }

    /// Lets the stream give a sign of life when it has been silent for long, and takes a page for unseen whose client has
    /// been gone for a while.
    package func beat(now: ContinuousClock.Instant) {
        if case .lost(let since) = phase, now - since >= limits.lostSight { graph?.disappear() }
        guard let listener, now - listener.lastSent >= limits.heartbeat else { return }
        listener.wake.yield()
    }

    /// Ends the session: the graph is taken down, the stream ends, what waits for an answer gets none.
    package func end() {
        graph?.unmount()
        graph = nil
        listener?.wake.finish()
        listener = nil
        for opening in openings.takeAll() { opening.answer(false) }
    }
}
