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
