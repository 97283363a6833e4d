#if Web
    /// The progress of the requests and responses on a connection.
    package struct Exchange: Equatable, Sendable {
        /// The part of a request that the client must send or complete next.
        package enum Awaited: Equatable, Sendable {
            case head
            case body
        }

        /// The number of requests that have arrived at least in part, and whose responses haven't been sent completely.
        private var unanswered = 0
        private var isReadingBody = false
        private var isStreaming = false

        package init() {}

        /// The data that the client must send next; `nil` if the server must act first.
        package var awaited: Awaited? {
            // The server must act first on a pipelined request: its body is read only after earlier requests are
            // answered.
            if isReadingBody { return unanswered > 1 ? nil : .body }
            return unanswered == 0 ? .head : nil
        }

        /// The current use of the connection.
        package var use: Connections.Use {
            if awaited != nil { return .waiting }
            return isStreaming ? .streaming : .answering
        }

        /// Records that the head of a request arrived.
        package mutating func beginRequest() {
            unanswered += 1
            isReadingBody = true
        }

        /// Records that a request arrived completely.
        package mutating func endRequest() {
            isReadingBody = false
        }

        /// Records that a response begins.
        package mutating func beginAnswer(isStream: Bool) {
            isStreaming = isStream
        }

        /// Records that a response was sent, including a response to data that isn't a valid request.
        package mutating func endAnswer() {
            unanswered = max(0, unanswered - 1)
            isStreaming = false
        }
    }
#endif
