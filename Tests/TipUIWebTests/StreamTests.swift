#if Web
    import NIOCore
    import NIOHTTP1
    import NIOHTTPCompression
    import NIOPosix
    import Testing
    import TipHTTP
    import TipUIWeb

    /// Tests of the contents of event streams over real connections.
    @MainActor
    @Suite(.timeLimit(.minutes(10)))
    struct StreamTests {
        @Test(
            "An event stream delivers each update at once, with gzip if the client accepts it, until the session ends",
            arguments: [("gzip, deflate, br", "gzip"), ("br", nil), ("gzip;q=0", nil), ("identity", nil)]
                as [(String, String?)]
        )
        func events(accepted: String, coding: String?) async throws {
            let fixture = Fixture()
            try await fixture.serve { port, _ in
                let session = try fixture.sessions.begin()
                let client = try await StreamClient(of: session.id, accepting: accepted, port: port)
                #expect(client.coding == coding)
                #expect(await client.read(upTo: EventStream.beat))
                #expect(fixture.model.appearances == 1)
                for count in 1...20 {
                    fixture.model.count = count
                    session.flush()
                    #expect(await client.read(upTo: "count \(count)"))
                    #expect(await client.read(upTo: "\n\n"))
                }
                fixture.sessions.endAll()
                #expect(await !client.read(upTo: "anything more"))
            }
        }
    }

    /// A client that opens an event stream and reads it part by part.
    private actor StreamClient {
        /// The stream's `Content-Encoding`; `nil` if the stream isn't compressed.
        let coding: String?
        private var text = ""
        private let parts: AsyncStream<String>
        private let channel: any Channel

        init(of session: String, accepting: String, port: Int) async throws {
            let (heads, head) = AsyncStream.makeStream(of: HTTPResponseHead.self)
            let (parts, part) = AsyncStream.makeStream(of: String.self)
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.addHTTPClientHandlers()
                        try pipeline.addHandler(NIOHTTPResponseDecompressor(limit: .none))
                        try pipeline.addHandler(Handler(head, part))
                    }
                }
                .connect(host: "127.0.0.1", port: port).get()
            let fields = HTTPHeaders([("Host", "localhost"), ("Accept-Encoding", accepting)])
            let uri = "\(paths.stream)?session=\(session)&last=0"
            channel.write(
                HTTPClientRequestPart.head(HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: fields)),
                promise: nil
            )
            try await channel.writeAndFlush(HTTPClientRequestPart.end(nil))
            var first: HTTPResponseHead?
            for await head in heads {
                first = head
                break
            }
            coding = try #require(first).headers.first(name: "Content-Encoding")
            self.parts = parts
        }

        deinit {
            channel.close(promise: nil)
        }

        /// Reads up to and including a text.
        ///
        /// - Returns: Whether the text arrived before the stream ended.
        func read(upTo end: String) async -> Bool {
            while true {
                if let range = text.firstRange(of: end) {
                    text.removeSubrange(..<range.upperBound)
                    return true
                }
                guard let part = await next() else { return false }
                text += part
            }
        }

        private func next() async -> String? {
            for await part in parts { return part }
            return nil
        }

        private final class Handler: ChannelInboundHandler {
            typealias InboundIn = HTTPClientResponsePart

            private let head: AsyncStream<HTTPResponseHead>.Continuation
            private let part: AsyncStream<String>.Continuation

            init(_ head: AsyncStream<HTTPResponseHead>.Continuation, _ part: AsyncStream<String>.Continuation) {
                self.head = head
                self.part = part
            }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                switch unwrapInboundIn(data) {
                case .head(let head): self.head.yield(head)
                case .body(let buffer): part.yield(String(buffer: buffer))
                case .end: part.finish()
                }
            }

            func errorCaught(context: ChannelHandlerContext, error: any Error) {
                context.close(promise: nil)
            }

            func channelInactive(context: ChannelHandlerContext) {
                head.finish()
                part.finish()
            }
        }
    }
#endif
