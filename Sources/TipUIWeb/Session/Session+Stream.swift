import TipUI
import TipUIHTML

// The event stream of a page: who reads it, and what it has to say.
extension Session {
    /// Whether the session has a stream.
    var isListening: Bool { listener != nil }

    /// Records that a client asks for a stream: after a page was fetched or hidden, that is a person who has come to
    /// it.
    func recordArrival(now: ContinuousClock.Instant) {
        switch phase {
        case .unconnected, .hidden: lastUse = now
        case .connected, .lost, .suspended: break
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
        streamCount += 1
        let number = streamCount
        wake.onTermination = { _ in onEnd(number) }
        let replaced = listener
        listener = Listener(number: number, cursor: last, lastSent: now, wake: wake)
        mailbox.begin(number)
        phase = .connected
        replaced?.wake.yield()
        replaced?.wake.finish()
        graph?.appear()
        wake.yield()
        return (number, wakes)
    }

    /// Records that a stream ended; the stream that has taken its place stays.
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

    /// Ends the stream in favour of another page's.
    func suspend(now: ContinuousClock.Instant) {
        guard let listener else { return }
        self.listener = nil
        phase = .suspended(since: now)
        mailbox.end()
        listener.wake.yield()
        listener.wake.finish()
        graph?.disappear()
    }

    /// Begins a stream that only says that there is none to be had.
    func refuseStream(now: ContinuousClock.Instant) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        streamCount += 1
        phase = .suspended(since: now)
        graph?.disappear()
        wake.yield()
        wake.finish()
        return (streamCount, wakes)
    }

    /// Lays out for the stream what it hasn't sent yet.
    func sendNews() {
        guard let listener else { return }
        mailbox.add(news)
        listener.wake.yield()
    }

    /// What a stream has to send now: news, or a heartbeat.
    package func frames(for number: Int, now: ContinuousClock.Instant) -> String {
        guard listener?.number == number else {
            if case .suspended = phase { return StreamFrame.suspend }
            return StreamFrame.replaced
        }
        let text = mailbox.takeAll() + news()
        listener?.lastSent = now
        return text.isEmpty ? StreamFrame.heartbeat : text
    }

    /// What has happened since the stream was given news last.
    private func news() -> String {
        guard var listener else { return "" }
        var text = ""
        if let batches = outbox.batches(after: listener.cursor) {
            for batch in batches { text += StreamFrame.patches(batch) }
        } else if let graph {
            text += StreamFrame.repaint(html.repaint(graph.snapshot()), number: outbox.last)
            if graph.levels != nil {
                text += StreamFrame.patches(Outbox.Batch(number: outbox.last, json: StreamFrame.json([shown.patch])))
            }
        }
        listener.cursor = outbox.last
        for pending in pendingURLs.after(listener.lastURL) {
            text += StreamFrame.url(number: pending.number, url: pending.url)
        }
        listener.lastURL = pendingURLs.last
        self.listener = listener
        return text
    }
}
