/// How much sessions may take, and how long they live.
package struct SessionLimits: Sendable {
    /// The most sessions at once.
    package var sessions = 1_500
    /// The most streams at once, fewer than `sessions`; beyond them that of the page that was used longest ago is suspended.
    package var streams = 1_000
    /// The most sessions at once that no browser has connected to; the oldest goes first.
    package var unconnectedSessions = 500
    /// The most elements of all sessions together that no browser has connected to; the oldest goes first, never the newest.
    package var unconnectedElements = 100_000
    /// Sessions that no browser has connected to, for which lost, hidden and suspended ones make way where there are too
    /// many of all; beyond them the oldest of their own goes first.
    package var reservedForUnconnected = 100
    /// Sessions a second that may begin for long.
    ///
    /// This holds for all clients together: behind a proxy their addresses say nothing, and a page that nobody connects
    /// to is ended by newer ones as soon as there are `unconnectedSessions` of them.
    package var newSessionsPerSecond = 50.0
    /// Sessions that may begin at once.
    package var newSessionBurst = 2_000.0
    /// The most bytes in the body of a post.
    package var bodyBytes = 16 * 1_024
    /// Events a second that a session may send for long.
    package var eventsPerSecond = 50.0
    /// Events that a session may send at once.
    package var eventBurst = 100.0
    /// The most addresses that wait for a client to open them; the oldest goes first.
    package var pendingURLs = 32
    /// The most batches kept for a client that comes back.
    package var bufferedBatches = 256
    /// The most bytes kept for a client that comes back.
    package var bufferedBytes = 512 * 1_024
    /// How long a page lives that was fetched and that no client has opened; with `sweepInterval` a minute at most.
    package var unconnectedLifetime: Duration = .seconds(55)
    /// How long a page lives that was opened without script, from then or from the last press.
    package var scriptlessLifetime: Duration = .seconds(600)
    /// How long a session waits for a client whose stream broke off.
    package var lostLifetime: Duration = .seconds(60)
    /// How long a page counts as seen after its client's stream broke off, which mostly comes back at once; longer by
    /// `sweepInterval` at most.
    package var lostVisibility: Duration = .seconds(5)
    /// How long a session waits for a client that said it is hidden, or whose stream was suspended.
    package var hiddenLifetime: Duration = .seconds(1_800)
    /// The time between heartbeats on a stream without news.
    package var heartbeat: Duration = .seconds(15)
    /// The time between looks for sessions to end, while there are any.
    package var sweepInterval: Duration = .seconds(5)
    /// How long an app's code may block the main actor, which all sessions share, before a warning is logged.
    package var stall: Duration = .milliseconds(100)

    package init() {}
}

/// A limit on a rate that lets short bursts through.
package struct TokenBucket: Sendable {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var refilled: ContinuousClock.Instant

    package init(rate: Double, capacity: Double, now: ContinuousClock.Instant) {
        self.rate = rate
        self.capacity = capacity
        tokens = capacity
        refilled = now
    }

    /// Takes one token if there is one.
    package mutating func take(now: ContinuousClock.Instant) -> Bool {
        if now > refilled {
            tokens = min(capacity, tokens + (now - refilled) / .seconds(1) * rate)
            refilled = now
        }
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
