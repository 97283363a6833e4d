#if Web
    import Hummingbird
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import NIOHTTPTypes
    import NIOHTTPTypesHTTP1
    import TipUIWeb

    /// A connection without a network, whose clock and responses the test controls.
    struct EmbeddedConnection {
        private let channel: EmbeddedChannel

        init(_ connections: Connections) throws {
            channel = EmbeddedChannel()
            let pipeline = channel.pipeline.syncOperations
            // Disable NIO's pipelining assistance, as Hummingbird does, since Hummingbird itself answers requests in order.
            try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false, withErrorHandling: false)
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            try pipeline.addHandler(ConnectionHandler(connections))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        var isOpen: Bool { channel.isActive }

        /// Passes bytes to the server, as if the client had sent them.
        ///
        /// - Returns: `false` if the bytes are invalid as a part of an HTTP request.
        @discardableResult
        func receive(_ text: String) -> Bool {
            do {
                try channel.writeInbound(ByteBuffer(string: text))
                return true
            } catch {
                return false
            }
        }

        func beginAnswer(_ type: String = "text/html", status: HTTPResponse.Status = .ok) throws {
            try channel.writeOutbound(
                HTTPResponsePart.head(HTTPResponse(status: status, headerFields: [.contentType: type]))
            )
        }

        func endAnswer() throws {
            try channel.writeOutbound(HTTPResponsePart.end(nil))
        }

        func answer(status: HTTPResponse.Status = .ok) throws {
            try beginAnswer(status: status)
            try endAnswer()
        }

        func pass(_ time: Duration) {
            channel.embeddedEventLoop.advanceTime(by: TimeAmount(time))
        }

        /// Returns an option that was set on the connection.
        func option<Option: ChannelOption>(_ option: Option) throws -> Option.Value {
            try channel.getOption(option).wait()
        }
    }
#endif
