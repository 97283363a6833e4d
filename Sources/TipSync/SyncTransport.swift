#if Sync
    package import TipKitEngine

    /// A connection to a sync server.
    package protocol SyncTransport: Sendable {
        /// Sends a request and waits for its answer.
        ///
        /// - Throws: `Tips.SyncError`.
        func exchange(_ request: ExchangeRequest) async throws -> ExchangeAnswer

        /// Follows changes of rows at the server, until the connection ends or the task is cancelled.
        ///
        /// - Parameters:
        ///   - onConnect: Called when the server has begun to report changes.
        ///   - onChange: Called with each change.
        /// - Throws: `Tips.SyncError` if the connection can't be made or fails.
        func follow(
            onConnect: @Sendable () async -> Void,
            onChange: @Sendable (ExchangeNotification) async -> Void
        ) async throws
    }
#endif
