import Foundation
import TipHTTP
import TipUI
import TipUIHTML

// The event stream of a page: its connection and its messages.
extension Session {
    /// Records that a client requests a stream.
    ///
    /// If the page was just fetched or was hidden, the request counts as use of the page by a person.
    func recordStreamRequest(now: ContinuousClock.Instant) {
        switch phase {
        case .unconnected, .hidden: lastUse = now
        case .connected, .lost, .suspended, nil: break
        }
    }

    /// Begins a stream, ends the session's older stream, if any, and marks the page as visible.
    ///
    /// - Parameters:
    ///   - last: The number of the last batch that the client received.
    ///   - onEnd: A closure called with the stream's number when the stream ends; it may run on any thread.
    package func connect(
        last: Int,
        now: ContinuousClock.Instant,
        onEnd: @escaping @Sendable (_ number: Int) -> Void
    ) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = EventStream.wakes()
        streamCount += 1
        let number = streamCount
        wake.onTermination = { _ in onEnd(number) }
        let replaced = listener
        begin(.connected(Listener(number: number, cursor: last, lastSent: now, wake: wake)))
        mailbox.begin(number)
        replaced?.wake.yield()
        replaced?.wake.finish()
        graph?.appear()
        wake.yield()
        return (number, wakes)
    }

    /// Records that a stream ended, unless another stream has already replaced it.
    package func disconnect(number: Int, now: ContinuousClock.Instant) {
        guard listener?.number == number else { return }
        begin(.lost(since: now))
        graph?.disappear(to: .inactive)
    }

    /// Ends the stream, as if the connection had broken.
    func endStream() {
        listener?.wake.finish()
    }

    /// Ends the stream to make room for the stream of another page.
    func suspend(now: ContinuousClock.Instant) {
        guard let listener else { return }
        begin(.suspended(since: now))
        mailbox.end()
        listener.wake.yield()
        listener.wake.finish()
        graph?.disappear()
    }

    /// Suspends the page, and returns a stream that only tells the client that the page is suspended.
    func refuseStream(now: ContinuousClock.Instant) -> (number: Int, wakes: AsyncStream<Void>) {
        let (wakes, wake) = EventStream.wakes()
        streamCount += 1
        begin(.suspended(since: now))
        graph?.disappear()
        wake.yield()
        wake.finish()
        return (streamCount, wakes)
    }

    /// Puts unsent messages into the mailbox and wakes the stream.
    func queueUnsentFrames() {
        guard let listener else { return }
        mailbox.add(unsentFrames)
        listener.wake.yield()
    }

    /// Returns the messages that a stream has to send now, or a heartbeat if there are none.
    package func frames(for number: Int, now: ContinuousClock.Instant) -> String {
        switch phase {
        // The stream of a session that has ended just ends, so that the client asks for a new session.
        case nil: return ""
        case .suspended: return StreamFrame.suspend
        case .connected(let listener) where listener.number == number:
            let text = mailbox.takeAll() + unsentFrames()
            listener.lastSent = now
            return text.isEmpty ? EventStream.beat : text
        case .connected, .unconnected, .lost, .hidden: return StreamFrame.replaced
        }
    }

    /// Returns the messages since the last call, and advances the listener past them.
    private func unsentFrames() -> String {
        guard let listener else { return "" }
        var text = ""
        if let batches = outbox.batches(after: listener.cursor) {
            for batch in batches { text += StreamFrame.patches(batch) }
        } else if let graph {
            // The parts in the batches that the client missed are sent again.
            parts = []
            text += StreamFrame.repaint(html.repaint(graph.snapshot()), number: outbox.last)
            if graph.levels != nil {
                let json = StreamFrame.json([sentLocation.patch])
                text += StreamFrame.patches(Outbox.Batch(number: outbox.last, json: json))
            }
        }
        listener.cursor = outbox.last
        for pending in pendingURLs.after(listener.lastURL) {
            text += StreamFrame.url(number: pending.number, url: pending.url)
        }
        listener.lastURL = pendingURLs.last
        return text
    }
}
