#if PostgreSQL
    import Dispatch
    import Synchronization

    /// A database connection with a queue of calls; a lost connection is reestablished.
    package final class PostgresConnectionQueue: Sendable {
        /// How long a call may take, with the time that it waits for earlier ones.
        package static let usualLimit = Duration.seconds(4)

        private let address: PostgresAddress
        private let queue: DispatchQueue
        private let limit: Duration
        /// Prepares a new connection.
        private let begin: @Sendable (PostgresConnection) throws -> Void
        /// The connection, which is used only on the queue; `nil` while there is no connection.
        private let connection = Mutex<PostgresConnection?>(nil)
        private let isClosed = Atomic(false)

        package init(
            _ address: PostgresAddress,
            _ name: String,
            limit: Duration = usualLimit,
            begin: @escaping @Sendable (PostgresConnection) throws -> Void = { _ in }
        ) {
            (self.address, self.limit, self.begin) = (address, limit, begin)
            queue = DispatchQueue(label: "TipSyncServer \(name)")
        }

        /// The instant by which a call that is made now must be finished.
        var deadline: ContinuousClock.Instant { .now + limit }

        /// Runs a closure with the connection, and once more if the connection is lost; the closure must be idempotent.
        ///
        /// - Throws: `PostgresError`, at the latest when the call has taken the time that a call may take.
        package func perform<Value: Sendable>(
            _ body: @escaping @Sendable (PostgresConnection) throws -> Value
        ) async throws -> Value {
            let deadline = deadline
            return try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Result { try self.run(by: deadline, body) }) }
            }
        }

        /// Runs a closure on the queue.
        func async(after delay: Duration = .zero, _ body: @escaping @Sendable () -> Void) {
            if delay == .zero { return queue.async(execute: body) }
            queue.asyncAfter(deadline: .now() + delay / .seconds(1), execute: body)
        }

        /// Runs a closure with the connection; must be called on the queue.
        func run<Value: Sendable>(
            by deadline: ContinuousClock.Instant,
            _ body: (PostgresConnection) throws -> Value
        ) throws -> Value {
            do { return try runOnce(by: deadline, body) } catch let error as PostgresError
                where error.isConnectionLost && .now < deadline
            {
                return try runOnce(by: deadline, body)
            }
        }

        private func runOnce<Value: Sendable>(
            by deadline: ContinuousClock.Instant,
            _ body: (PostgresConnection) throws -> Value
        ) throws -> Value {
            if isClosed.load(ordering: .relaxed) {
                throw PostgresError(state: "57P01", message: "the store is closed")
            }
            guard .now < deadline else { throw PostgresError.late }
            return try connection.withLock { connection in
                do {
                    if let connection, address.isCurrent(connection) {
                        connection.deadline = deadline
                        return try body(connection)
                    }
                    let new = try address.connect(by: deadline)
                    try begin(new)
                    connection = new
                    return try body(new)
                } catch let error as PostgresError where error.isConnectionLost {
                    connection = nil
                    throw error
                }
            }
        }

        /// Closes the connection after all earlier calls.
        func close() async {
            await withCheckedContinuation { continuation in
                queue.async {
                    self.isClosed.store(true, ordering: .relaxed)
                    self.connection.withLock { $0 = nil }
                    continuation.resume()
                }
            }
        }
    }
#endif
