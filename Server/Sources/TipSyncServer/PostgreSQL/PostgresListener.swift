#if PostgreSQL
    import Foundation
    import Synchronization

    /// Listens for changes that any server process makes, with a separate thread and connection.
    final class PostgresListener: Sendable {
        /// The number of milliseconds that the thread waits for notifications before it checks whether to stop.
        private static let pollTimeout: CInt = 200
        /// The number of seconds to wait before a lost connection is reestablished.
        private static let pause = 0.5

        private let address: String
        private let changed: AsyncStream<RowChange?>.Continuation
        private let isStopped = Atomic(false)

        init(_ address: String, _ changed: AsyncStream<RowChange?>.Continuation) {
            (self.address, self.changed) = (address, changed)
        }

        func start() {
            let thread = Thread { [self] in
                while !isStopped.load(ordering: .relaxed) {
                    do { try listen() } catch {
                        // Pause, and then listen again. The next call of `listen()` reports that changes may have been
                        // missed.
                        Thread.sleep(forTimeInterval: Self.pause)
                    }
                }
                changed.finish()
            }
            thread.name = "TipSyncServer listener"
            thread.start()
        }

        func stop() { isStopped.store(true, ordering: .relaxed) }

        private func listen() throws {
            let connection = try PostgresConnection(address)
            try connection.run("LISTEN tip_rows")
            changed.report(nil)
            while !isStopped.load(ordering: .relaxed) {
                var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
                guard poll(&descriptor, 1, Self.pollTimeout) > 0 else { continue }
                for payload in try connection.notifications() { changed.report(RowChange(payload: payload)) }
            }
        }
    }
#endif
