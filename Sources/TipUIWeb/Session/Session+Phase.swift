extension Session {
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
        /// Whether no client has shown the page yet.
        var isUnconnected: Bool {
            if case .unconnected = self { true } else { false }
        }
    }
}
