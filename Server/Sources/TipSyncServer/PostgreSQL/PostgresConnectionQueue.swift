#if PostgreSQL
    import Dispatch
    import Synchronization

    /// A database connection with a queue of calls; a lost connection is reestablished.
    package final class PostgresConnectionQueue: Sendable {
        private let address: String
        private let queue: DispatchQueue
        /// The connection, which is used only on the queue; `nil` while there is no connection.
        private let connection = Mutex<PostgresConnection?>(nil)
        private let isClosed = Atomic(false)

        package init(_ address: String, _ name: String) {
            self.address = address
            queue = DispatchQueue(label: "TipSyncServer \(name)")
        }

        /// Runs a closure with the connection, and once more if the connection is lost; the closure must be idempotent.
        package func perform<Value: Sendable>(
            _ body: @escaping @Sendable (PostgresConnection) throws -> Value
        ) async throws -> Value {
            try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Result { try self.run(body) }) }
            }
        }

        /// Runs a closure on the queue.
        func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

        /// Runs a closure with the connection; must be called on the queue.
        func run<Value: Sendable>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
            do { return try runOnce(body) } catch let error as PostgresError where error.isConnectionLost {
                return try runOnce(body)
            }
        }

        private func runOnce<Value: Sendable>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
            if isClosed.load(ordering: .relaxed) {
                throw PostgresError(state: "57P01", message: "the store is closed")
            }
            return try connection.withLock { connection in
                do {
                    let present = try connection ?? PostgresConnection(address)
                    connection = present
                    return try body(present)
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
