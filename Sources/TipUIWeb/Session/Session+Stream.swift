import Foundation
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

extension Session {
    /// Where a session stands with its client.
    package enum Phase: Equatable {
        /// The page was fetched and has had no stream yet; it may have a reader without script.
        case unconnected(since: ContinuousClock.Instant, hasReader: Bool)
        /// A client listens.
        case connected
        /// The client's stream broke off.
        case lost(since: ContinuousClock.Instant)
        /// The client said that the page can't be seen.
        case hidden(since: ContinuousClock.Instant)
        /// The client's stream was ended for another page's, and the client knows.
        case suspended(since: ContinuousClock.Instant)

        /// Whether the page has had no stream yet.
        var isUnconnected: Bool {
            if case .unconnected = self { true } else { false }
        }

        /// Since when the session waits for a client, and how long it does; `nil` while it has one.
        func waiting(under limits: SessionLimits) -> (since: ContinuousClock.Instant, lifetime: Duration)? {
            switch self {
            case .connected: nil
            case .unconnected(let since, let hasReader):
                (since, hasReader ? limits.scriptlessLifetime : limits.unconnectedLifetime)
            case .lost(let since): (since, limits.lostLifetime)
            case .hidden(let since), .suspended(let since): (since, limits.hiddenLifetime)
            }
        }
    }
}

#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// How long the main actor's thread was ready to run while the system ran others in its place.
///
/// Only Linux measures it; elsewhere it is zero, and what others took is counted as if the thread had run.
@MainActor
final class SchedulerDelay {
    #if os(Linux)
        private var thread: pthread_t?
        private var file: Int32 = -1

        deinit {
            if file >= 0 { close(file) }
        }
    #endif

    static func reader() -> @MainActor () -> Duration {
        let delay = SchedulerDelay()
        return { delay.total }
    }

    /// The sum since the thread began.
    var total: Duration {
        #if os(Linux)
            // The file is that of the thread which opened it.
            if thread.map({ pthread_equal($0, pthread_self()) == 0 }) ?? true {
                if file >= 0 { close(file) }
                file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)
                thread = pthread_self()
            }
            var text = [UInt8](repeating: 0, count: 64)
            let count = pread(file, &text, text.count, 0)
            // Nanoseconds run, nanoseconds waited, times run.
            let fields = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
            let waited = fields.count == 3 ? Int64(String(decoding: fields[1], as: UTF8.self)) : nil
            return .nanoseconds(waited ?? 0)
        #else
            return .zero
        #endif
    }
}
