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

#if Web
    import Foundation
    import NIOCore

    /// The files and connections that this process may have open, and has.
    enum Descriptors {
        /// How many there may be; `nil` for any number.
        static var limit: Int? {
            let limit = sysconf(Int32(_SC_OPEN_MAX))
            return limit < 0 ? nil : limit
        }

        /// How many there are once a server runs.
        static var taken: Int {
            let open: Int
            do {
                open = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
            } catch {
                // Standard input and output, a datastore and what the runtime holds; where that isn't known, about so many.
                open = 16
            }
            // Each event loop holds three: what it waits on, what wakes it, and its timer.
            return open + 3 * System.coreCount
        }
    }
#endif
