#if Sync
    package import TipKitEngine

    /// The way to a sync server.
    package protocol SyncTransport: Sendable {
        /// Sends a request and waits for its answer.
        ///
        /// - Throws: `Tips.SyncError`.
        func exchange(_ request: ExchangeRequest) async throws -> ExchangeAnswer

        /// Follows whose rows change at the server, until the connection ends or the task is cancelled.
        ///
        /// - Parameters:
        ///   - onConnect: Called once the server says from now on what changes.
        ///   - onChange: Called with the person whose rows have changed, and how far they have come.
        /// - Throws: `Tips.SyncError` if there is no connection.
        func follow(
            onConnect: @Sendable () async -> Void,
            onChange: @Sendable (ServerChange) async -> Void
        ) async throws
    }

    /// What a sync server says of a change.
    package struct ServerChange: Codable, Sendable {
        /// The person whose rows have changed.
        package var person: String
        /// How far the person's rows have come.
        package var cursor: ExchangeCursor

        package init(person: String, cursor: ExchangeCursor) {
            self.person = person
            self.cursor = cursor
        }
    }
#endif
