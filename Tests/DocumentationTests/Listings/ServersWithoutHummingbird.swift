#if Web
    import HTTPTypes
    import NIOCore
    import NIOHTTP1
    import NIOHTTPTypes
    import NIOHTTPTypesHTTP1
    import NIOPosix
    import TipPagesCore

    typealias Connection = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    /// Listens on a port of this machine.
    func listen(port: Int) async throws -> NIOAsyncChannel<Connection, Never> {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .bind(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
    }

    /// Answers the requests of all connections until the task is cancelled.
    func serve(_ server: NIOAsyncChannel<Connection, Never>, tips: TipPages) async throws {
        try await server.executeThenClose { connections in
            try await withThrowingDiscardingTaskGroup { group in
                for try await connection in connections {
                    group.addTask {
                        do {
                            try await answer(connection, tips: tips)
                        } catch {
                            print("A connection ended early: \(error)")
                        }
                    }
                }
            }
        }
    }

    /// Answers the requests of a connection, one after another.
    func answer(_ connection: Connection, tips: TipPages) async throws {
        try await connection.executeThenClose { requests, responses in
            var head: HTTPRequest?
            var body = ByteBuffer()
            for try await part in requests {
                switch part {
                case .head(let request):
                    head = request
                    body.clear()
                case .body(let bytes):
                    // A body that is one byte too long is refused.
                    let room = TipPages.maximumBodySize + 1 - body.readableBytes
                    body.writeBytes(bytes.readableBytesView.prefix(room))
                case .end:
                    guard let head else { continue }
                    let answer = await tips.answer(head, body: body, person: "ada")
                    try await responses.write(.head(answer.head))
                    switch answer.body {
                    case .whole(let bytes): try await responses.write(.body(bytes))
                    case .events(let events): for await part in events { try await responses.write(.body(part)) }
                    }
                    try await responses.write(.end(nil))
                }
            }
        }
    }
#endif
