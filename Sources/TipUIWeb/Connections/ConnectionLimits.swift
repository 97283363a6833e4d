/// The limits on the number of a server's connections, and on how long it waits for their clients.
package struct ConnectionLimits: Equatable, Sendable {
    /// The maximum number of connections.
    ///
    /// Beyond this limit, each new connection replaces another, preferably one that is waiting for its client.
    package var connections = 4_000
    /// How long a client may take to send the complete head of a request, counted from the start of the connection or
    /// the end of the previous response.
    package var head: Duration = .seconds(30)
    /// How long a client may take to send the complete body of a request, counted from the end of its head.
    package var body: Duration = .seconds(30)
    /// How long sent data may remain unacknowledged by a client, on systems whose kernel enforces this (Linux).
    package var sendTimeout: Duration = .seconds(60)

    package init() {}

    /// Creates the limits for a process with a limited number of file descriptors.
    ///
    /// - Parameters:
    ///   - descriptors: The maximum number of open descriptors; `nil` for no limit.
    ///   - taken: The number of descriptors in use before the server accepts connections.
    package init(descriptors: Int?, taken: Int) {
        guard let descriptors else { return }
        // Reserve descriptors for files that the app opens later, and for connections accepted before others are
        // closed.
        let spare = 32 + descriptors / 8
        connections = min(connections, max(8, descriptors - taken - spare))
    }

    /// The number of connections reserved for clients that haven't completed a request.
    ///
    /// At the limit of `connections`, a new connection replaces a connection that is being answered if fewer
    /// connections than this number are waiting for their clients, and otherwise the connection that has waited
    /// longest.
    package var reservedForWaiting: Int { connections / 4 }

    /// The maximum number of streams that leaves enough connections for pages and posts.
    package var streams: Int { connections - reservedForWaiting }
}

#if Web
    import Foundation
    import NIOCore

    /// The number of file descriptors that this process may open and has opened.
    enum Descriptors {
        /// The maximum number of open descriptors; `nil` for no limit.
        static var limit: Int? {
            let limit = sysconf(Int32(_SC_OPEN_MAX))
            return limit < 0 ? nil : limit
        }

        /// The number of descriptors that are open now, plus those that a server's event loops will open.
        static var openCount: Int {
            let open: Int
            do {
                open = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
            } catch {
                // If the folder can't be read, use an estimate that covers standard input and output, a datastore, and
                // descriptors of the runtime.
                open = 16
            }
            // Each event loop holds three descriptors: the selector, its wake-up event, and its timer.
            return open + 3 * System.coreCount
        }
    }
#endif
