/// How many connections a server holds, and how long it waits for what their clients began.
package struct ConnectionLimits: Equatable, Sendable {
    /// The most connections at once; beyond them one is closed for each new one, of those that wait for their clients first.
    package var connections = 4_000
    /// How long a client may take to send the head of a request whole: counted from the connection's beginning, and for
    /// each further request from when the answer before was sent.
    package var head: Duration = .seconds(30)
    /// How long a client may take to send the body of a request whole, counted from the end of its head.
    package var body: Duration = .seconds(30)
    /// How long a client may take nothing of what it is sent, on systems whose kernel sees to that (Linux).
    package var sendTimeout: Duration = .seconds(60)

    package init() {}

    /// The limits of a process that may have so many files and connections open.
    ///
    /// - Parameters:
    ///   - descriptors: How many it may have open; `nil` for any number.
    ///   - taken: How many of them are taken before it serves.
    package init(descriptors: Int?, taken: Int) {
        guard let descriptors else { return }
        // What the app opens while it serves, and connections that are accepted before others are closed.
        let spare = 32 + descriptors / 8
        connections = min(connections, max(8, descriptors - taken - spare))
    }

    /// Connections that wait for their clients, for which those that are answered make way where there are too many of
    /// all; beyond them the longest of their own goes first.
    package var reservedForWaiting: Int { connections / 4 }

    /// The most streams that leave connections for pages and posts.
    package var streams: Int { connections - reservedForWaiting }
}
