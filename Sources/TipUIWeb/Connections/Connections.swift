#if Web
    package import HummingbirdCore
    import Synchronization

    /// The open connections of a server.
    ///
    /// At the maximum number of connections, each new connection closes another connection.
    package final class Connections: Sendable {
        /// What a connection is used for.
        package enum Use: Sendable {
            /// The client hasn't sent a complete request.
            case waiting
            /// The server is processing a request or sending its response.
            case answering
            /// The response is an event stream.
            case streaming
        }

        private struct Connection {
            var use: Use
            /// A number that increases with each change of any connection's use.
            var sequence: Int
            let close: @Sendable () -> Void
        }

        private struct State {
            var connections: [Int: Connection] = [:]
            var sequence = 0

            mutating func nextSequence() -> Int {
                sequence += 1
                return sequence
            }
        }

        package let limits: ConnectionLimits
        private let state = Mutex(State())

        package init(limits: ConnectionLimits = ConnectionLimits()) {
            self.limits = limits
        }

        /// The builder of an HTTP/1.1 server that registers its connections with this object.
        package var server: HTTPServerBuilder {
            HTTPServerBuilder { responder in
                let configuration = HTTP1Channel.Configuration(additionalChannelHandlers: [ConnectionHandler(self)])
                return TargetHostChannel(base: HTTP1Channel(responder: responder, configuration: configuration))
            }
        }

        package var count: Int { state.withLock { $0.connections.count } }

        /// Adds a connection.
        ///
        /// - Parameter close: Closes the connection; called on any thread if another connection replaces it.
        /// - Returns: The connection's number.
        package func add(close: @escaping @Sendable () -> Void) -> Int {
            let (number, closeOther) = state.withLock { state in
                let other =
                    state.connections.count >= limits.connections ? evictionCandidate(of: state.connections) : nil
                let removed = other.flatMap { state.connections.removeValue(forKey: $0) }
                let number = state.nextSequence()
                state.connections[number] = Connection(use: .waiting, sequence: number, close: close)
                return (number, removed?.close)
            }
            closeOther?()
            return number
        }

        /// Records a change of a connection's use.
        package func setUse(_ use: Use, of number: Int) {
            state.withLock { state in
                let sequence = state.nextSequence()
                state.connections[number]?.use = use
                state.connections[number]?.sequence = sequence
            }
        }

        /// Removes a closed connection.
        package func remove(_ number: Int) {
            state.withLock { _ = $0.connections.removeValue(forKey: number) }
        }

        /// Returns the number of the connection to close for a new one.
        ///
        /// Connections that wait for their clients are closed first, then those being answered, then streams; within
        /// each group, the connection that has been in its state longest. A new connection also waits for its client at
        /// first, so if few connections are waiting, a connection that is being answered is closed instead. Otherwise,
        /// clients that read their responses slowly could lock out new clients.
        private func evictionCandidate(of connections: [Int: Connection]) -> Int? {
            var longest: [Use: (number: Int, sequence: Int)] = [:]
            var waiting = 0
            for (number, connection) in connections {
                if connection.use == .waiting { waiting += 1 }
                if let other = longest[connection.use], other.sequence < connection.sequence { continue }
                longest[connection.use] = (number, connection.sequence)
            }
            let order: [Use] =
                waiting >= limits.reservedForWaiting
                ? [.waiting, .answering, .streaming] : [.answering, .waiting, .streaming]
            return order.lazy.compactMap { longest[$0]?.number }.first
        }
    }
#endif
