#if Web
    /// How far the requests on a connection and their answers have come.
    package struct Exchange: Equatable, Sendable {
        /// What a client has to send, or to finish, before anything goes on.
        package enum Awaited: Equatable, Sendable {
            case head
            case body
        }

        /// Requests that have come, at least in part, and whose answers weren't sent.
        private var unanswered = 0
        private var isReadingBody = false
        private var isStreaming = false

        package init() {}

        /// What the client is waited for; `nil` where the server has to go on.
        package var awaited: Awaited? {
            // A request that was sent ahead isn't read on before those ahead of it are answered.
            if isReadingBody { return unanswered > 1 ? nil : .body }
            return unanswered == 0 ? .head : nil
        }

        /// What the connection is used for.
        package var use: Connections.Use {
            if awaited != nil { return .waiting }
            return isStreaming ? .streaming : .answering
        }

        /// Records that the head of a request has come.
        package mutating func beginRequest() {
            unanswered += 1
            isReadingBody = true
        }

        /// Records that a request has come whole.
        package mutating func endRequest() {
            isReadingBody = false
        }

        /// Records that an answer begins.
        package mutating func beginAnswer(isStream: Bool) {
            isStreaming = isStream
        }

        /// Records that an answer was sent, also one to what isn't a request at all.
        package mutating func endAnswer() {
            unanswered = max(0, unanswered - 1)
            isStreaming = false
        }
    }
#endif
