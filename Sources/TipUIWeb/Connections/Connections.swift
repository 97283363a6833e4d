#if Web
    package import HummingbirdCore
    import Synchronization

    /// The open connections of a server: where there are too many, one is closed for each new one.
    package final class Connections: Sendable {
        /// What a connection is used for.
        package enum Use: Sendable {
            /// The client hasn't sent its next request, or not all of it.
            case waiting
            /// A request is being answered.
            case answering
            /// The answer is an event stream.
            case streaming
        }

        private struct Connection {
            var use: Use
            /// Grows with each change of any connection's use.
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

        /// Speaks HTTP/1.1 on the connections.
        package var server: HTTPServerBuilder {
            HTTPServerBuilder { responder in
                let configuration = HTTP1Channel.Configuration(additionalChannelHandlers: [ConnectionHandler(self)])
                return TargetHosts(base: HTTP1Channel(responder: responder, configuration: configuration))
            }
        }

        package var count: Int { state.withLock { $0.connections.count } }

        /// Adds a connection.
        ///
        /// - Parameter close: Closes it; called on any thread, if it has to make way.
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

        /// Records what a connection is used for from now on.
        package func setUse(_ use: Use, of number: Int) {
            state.withLock { state in
                let sequence = state.nextSequence()
                state.connections[number]?.use = use
                state.connections[number]?.sequence = sequence
            }
        }

        /// Takes out a connection that was closed.
        package func remove(_ number: Int) {
            state.withLock { _ = $0.connections.removeValue(forKey: number) }
        }

        /// The connection that is closed for a new one.
        ///
        /// Those that wait for their clients go before those that are answered, and these before streams, the longest
        /// first. But a newcomer waits too, until its request is here: where only few wait, they are left alone, so that
        /// clients that take long to read what they asked for shut nobody out.
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
