#if PostgreSQL
    import Foundation
    import Synchronization

    /// Listens for changes that any server process makes, with a separate thread and connection.
    final class PostgresListener: Sendable {
        /// The number of milliseconds that the thread waits for notifications before it checks whether to stop.
        private static let pollTimeout: CInt = 200
        /// The number of seconds to wait before a lost connection is reestablished.
        private static let pause = 0.5
        /// The time after which the database is asked whether it still answers.
        private static let interval = Duration.seconds(2)

        private let address: PostgresAddress
        private let limit: Duration
        private let changed: AsyncStream<RowChange?>.Continuation
        private let isStopped = Atomic(false)

        init(_ address: PostgresAddress, limit: Duration, _ changed: AsyncStream<RowChange?>.Continuation) {
            (self.address, self.limit, self.changed) = (address, limit, changed)
        }

        func start() {
            let thread = Thread { [self] in
                while !isStopped.load(ordering: .relaxed) {
                    do { try listen() } catch {
                        // Pause, and then listen again, which reports once more that changes may have been missed.
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
            let connection = try address.connect(by: .now + limit)
            try connection.run("LISTEN tip_rows")
            changed.report(nil)
            // End the event streams when the connection is lost, and not only when there is another one.
            defer { if !isStopped.load(ordering: .relaxed) { changed.report(nil) } }
            var asked = ContinuousClock.now
            while !isStopped.load(ordering: .relaxed), address.isCurrent(connection) {
                var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
                if poll(&descriptor, 1, Self.pollTimeout) <= 0 {
                    guard .now - asked > min(Self.interval, limit) else { continue }
                    asked = .now
                    connection.deadline = asked + limit
                    try connection.run("SELECT")
                }
                for payload in try connection.notifications() { changed.report(RowChange(payload: payload)) }
            }
        }
    }
#endif
