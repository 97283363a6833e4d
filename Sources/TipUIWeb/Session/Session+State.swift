import TipUI

// What a session holds: its view graph until it ends, and meanwhile the phase of its connection with the client.
extension Session {
    /// Whether a session shows a page.
    enum State {
        case open(Graph, Phase)
        case ended
    }

    /// The state of the connection between a session and its client.
    package enum Phase: Equatable {
        /// The page was fetched and has had no stream yet. `wasOpened` means that the page was opened in a browser,
        /// possibly one without JavaScript.
        case unconnected(since: ContinuousClock.Instant, wasOpened: Bool)
        /// A client is connected to the stream.
        case connected(Listener)
        /// The client's stream broke.
        case lost(since: ContinuousClock.Instant)
        /// The client reported that the page is hidden.
        case hidden(since: ContinuousClock.Instant)
        /// The server ended the client's stream to make room for another page's stream, and told the client.
        case suspended(since: ContinuousClock.Instant)
    }

    /// The stream of a connected client.
    @MainActor
    package final class Listener: Equatable {
        let number: Int
        let wake: AsyncStream<Void>.Continuation
        /// The number of the last batch in the messages so far.
        var cursor: Int
        var lastURL = 0
        var lastSent: ContinuousClock.Instant

        init(number: Int, cursor: Int, lastSent: ContinuousClock.Instant, wake: AsyncStream<Void>.Continuation) {
            self.number = number
            self.cursor = cursor
            self.lastSent = lastSent
            self.wake = wake
        }

        package nonisolated static func == (left: Listener, right: Listener) -> Bool { left === right }
    }

    /// The view graph of the page; `nil` once the session has ended.
    var graph: Graph? {
        if case .open(let graph, _) = state { graph } else { nil }
    }

    /// The phase of the connection; `nil` once the session has ended.
    package var phase: Phase? {
        if case .open(_, let phase) = state { phase } else { nil }
    }

    /// The stream; `nil` if the session has none.
    var listener: Listener? {
        if case .connected(let listener) = phase { listener } else { nil }
    }

    /// Whether the page has had no stream yet.
    package var isUnconnected: Bool {
        if case .unconnected = phase { true } else { false }
    }

    /// When the session began to wait for a client and how long it may wait; `nil` while a client is connected.
    var waiting: (since: ContinuousClock.Instant, lifetime: Duration)? {
        switch phase {
        case nil, .connected: nil
        case .unconnected(let since, let wasOpened):
            (since, wasOpened ? limits.scriptlessLifetime : limits.unconnectedLifetime)
        case .lost(let since): (since, limits.lostLifetime)
        case .hidden(let since), .suspended(let since): (since, limits.hiddenLifetime)
        }
    }

    /// Begins a phase, unless the session has ended.
    func begin(_ phase: Phase) {
        guard let graph else { return }
        state = .open(graph, phase)
    }
}
