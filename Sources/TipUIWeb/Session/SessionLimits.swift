/// How much sessions may take, and how long they live.
package struct SessionLimits: Sendable {
    /// The most sessions at once.
    package var sessions = 1_000
    /// The most sessions at once that no reader has connected to; the oldest goes first.
    package var unconnectedSessions = 500
    /// The most bytes in the body of a post.
    package var bodyBytes = 16 * 1_024
    /// Events a second that a session may send for long.
    package var eventsPerSecond = 50.0
    /// Events that a session may send at once.
    package var eventBurst = 100.0
    /// The most batches kept for a client that comes back.
    package var bufferedBatches = 256
    /// The most bytes kept for a client that comes back.
    package var bufferedBytes = 512 * 1_024
    /// How long a page lives that was fetched and never connected; a close by form post works as long.
    package var unconnectedLifetime: Duration = .seconds(600)
    /// How long a session waits for a client whose stream broke off.
    package var lostLifetime: Duration = .seconds(60)
    /// How long a session waits for a client that said it is hidden.
    package var hiddenLifetime: Duration = .seconds(1_800)
    /// The time between signs of life on a stream without news.
    package var heartbeat: Duration = .seconds(15)
    /// The time between looks for sessions to end, while there are any.
    package var sweepInterval: Duration = .seconds(5)

    package init() {}
}
