/// The limits on the resources and lifetimes of sessions.
package struct SessionLimits: Sendable {
    /// The maximum number of sessions.
    package var sessions = 1_500
    /// The maximum number of streams, which must be less than `sessions`.
    ///
    /// Beyond this limit, the stream of the least recently used page is suspended.
    package var streams = 1_000
    /// The maximum number of sessions to which no browser has connected yet.
    ///
    /// Beyond this limit, the oldest of these sessions ends.
    package var unconnectedSessions = 500
    /// The maximum total number of elements in sessions to which no browser has connected yet.
    ///
    /// Beyond this limit, the oldest of these sessions end, but never the newest.
    package var unconnectedElements = 100_000
    /// The number of sessions reserved for pages to which no browser has connected yet.
    ///
    /// At the limit of `sessions`, a new session replaces the oldest lost, hidden or suspended session if fewer
    /// sessions than this number are unconnected, and otherwise the oldest unconnected session.
    package var reservedForUnconnected = 100
    /// The sustained number of new sessions per second.
    ///
    /// The limit applies to all clients together, because a server behind a proxy sees only the proxy's address. As
    /// soon as there are `unconnectedSessions` pages to which no browser has connected, each newer page ends the oldest
    /// of them.
    package var newSessionsPerSecond = 50.0
    /// The number of sessions that may begin in one burst.
    package var newSessionBurst = 2_000.0
    /// The maximum size of a POST body, in bytes.
    package var bodyBytes = 16 * 1_024
    /// The sustained number of events per second in a session.
    package var eventsPerSecond = 50.0
    /// The number of events that a session accepts in one burst.
    package var eventBurst = 100.0
    /// The maximum number of URLs waiting for the client to open them.
    ///
    /// Beyond this limit, the oldest URL is answered with `false`.
    package var pendingURLs = 32
    /// The maximum number of batches kept for a client that reconnects.
    package var bufferedBatches = 256
    /// The maximum number of bytes kept for a client that reconnects.
    package var bufferedBytes = 512 * 1_024
    /// The lifetime of a page that was fetched but never opened in a browser; at most one minute including
    /// `sweepInterval`.
    package var unconnectedLifetime: Duration = .seconds(55)
    /// The lifetime of a page that was opened without JavaScript, counted from when it was opened or from the last
    /// press.
    package var scriptlessLifetime: Duration = .seconds(600)
    /// How long a session waits for a client whose stream broke.
    package var lostLifetime: Duration = .seconds(60)
    /// How long a page is still treated as visible after its client's stream broke; most clients reconnect at once.
    ///
    /// The actual time may be longer by up to `sweepInterval`.
    package var lostVisibility: Duration = .seconds(5)
    /// How long a session waits for a client that reported its page as hidden, or whose stream was suspended.
    package var hiddenLifetime: Duration = .seconds(1_800)
    /// The time between heartbeats on an idle stream.
    package var heartbeat: Duration = .seconds(15)
    /// The time between checks for expired sessions, while there are any sessions.
    package var sweepInterval: Duration = .seconds(5)
    /// How long after the last change of a text or a slider the person counts as busy with it.
    ///
    /// People who write pause for longer between thoughts alone.
    package var typingPause: Duration = .seconds(2)
    /// How long after its last movement a drag whose end wasn't reported is over.
    package var longestDrag: Duration = .seconds(30)
    /// How long the app's code may block the main actor, which all sessions share, before a warning is logged.
    package var stall: Duration = .milliseconds(100)

    package init() {}
}
