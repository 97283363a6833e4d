#if Web
    import NIOCore
    import NIOPosix
    import Testing
    import TipUIWeb

    /// A connection on which a test can send any bytes, including incomplete requests.
    actor RawConnection {
        static let page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

        /// The received text that hasn't been read yet.
        private var text = ""
        private let channel: any Channel
        private let parts: AsyncStream<String>

        /// - Parameters:
        ///   - port: The server's port.
        ///   - host: The address to connect to.
        ///   - request: The bytes to send as soon as the connection is established, without waiting for the test's task.
        ///   - again: A closure that is called after each received page; returns whether to request the page again.
        ///   - reads: Whether to read from the socket immediately; if `false`, reading starts with the first call of a
        ///     method that reads.
        init(
            to port: Int,
            host: String = "127.0.0.1",
            sending request: String = "",
            again: @escaping @Sendable () -> Bool = { false },
            reads: Bool = true
        ) async throws {
            let (parts, continuation) = AsyncStream.makeStream(of: String.self)
            self.parts = parts
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .channelOption(.autoRead, value: reads)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = Handler(sending: request, again: again, into: continuation)
                        try channel.pipeline.syncOperations.addHandler(handler)
                    }
                }
                .connect(host: host, port: port).get()
        }

        deinit {
            channel.close(promise: nil)
        }

        /// Fetches a page on a new connection.
        static func fetchPage(from port: Int) async throws -> FetchedPage {
            let connection = try await RawConnection(to: port, sending: page)
            let text = await connection.read(upTo: "</html>") ?? ""
            await connection.close()
            return try #require(FetchedPage(text))
        }

        /// Opens a connection that requests a page's stream.
        static func stream(of session: String, from port: Int) async throws -> RawConnection {
            let path = "\(paths.stream)?session=\(session)&last=0"
            let connection = try await RawConnection(
                to: port,
                sending: "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
            )
            let head = await connection.read(upTo: "\r\n\r\n") ?? ""
            try #require(head.hasPrefix("HTTP/1.1 200 "))
            return connection
        }

        /// Sends bytes.
        ///
        /// - Returns: Whether the bytes could be sent; `false` if the server has closed the connection.
        @discardableResult
        func send(_ text: String) async -> Bool {
            do {
                try await channel.writeAndFlush(ByteBuffer(string: text))
                return true
            } catch {
                return false
            }
        }

        /// Reads up to and including a text; returns `nil` if the server closes the connection first.
        func read(upTo end: String) async -> String? {
            while true {
                if let range = text.firstRange(of: end) {
                    defer { text.removeSubrange(..<range.upperBound) }
                    return String(text[..<range.upperBound])
                }
                guard let part = await next() else { return nil }
                text += part
            }
        }

        /// Reads until the server closes the connection.
        func readToEnd() async -> String {
            while let part = await next() { text += part }
            return text
        }

        /// Reads until a number of bytes has arrived, including those that arrived earlier but weren't read.
        ///
        /// - Returns: Whether all bytes arrived before the server closed the connection.
        func read(bytes: Int) async -> Bool {
            var count = text.utf8.count
            text = ""
            while count < bytes, let part = await next() { count += part.utf8.count }
            return count >= bytes
        }

        /// Reads only the first bytes from the socket, on a connection that was created with `reads: false`.
        func readFirst() async {
            channel.read()
            for await part in parts {
                text += part
                return
            }
        }

        func close() {
            channel.close(promise: nil)
        }

        private func next() async -> String? {
            // Start reading; ignore the result, since the connection may already read or be closed.
            _ = channel.setOption(.autoRead, value: true)
            for await part in parts { return part }
            return nil
        }

        private final class Handler: ChannelInboundHandler {
            typealias InboundIn = ByteBuffer

            private let request: String
            private let again: @Sendable () -> Bool
            private let continuation: AsyncStream<String>.Continuation
            /// The last 16 received characters, which are searched for the end of a page.
            private var tail = ""

            init(
                sending request: String,
                again: @escaping @Sendable () -> Bool,
                into continuation: AsyncStream<String>.Continuation
            ) {
                self.request = request
                self.again = again
                self.continuation = continuation
            }

            func channelActive(context: ChannelHandlerContext) {
                if !request.isEmpty { send(request, context) }
                context.fireChannelActive()
            }

            private func send(_ text: String, _ context: ChannelHandlerContext) {
                context.writeAndFlush(NIOAny(ByteBuffer(string: text)), promise: nil)
            }

            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                let text = String(buffer: unwrapInboundIn(data))
                continuation.yield(text)
                tail = String((tail + text).suffix(16))
                if tail.contains("</html>") {
                    tail = ""
                    if again() { send(RawConnection.page, context) }
                }
            }

            func errorCaught(context: ChannelHandlerContext, error: any Error) {
                context.close(promise: nil)
            }

            func channelInactive(context: ChannelHandlerContext) {
                continuation.finish()
            }
        }
    }
#endif
