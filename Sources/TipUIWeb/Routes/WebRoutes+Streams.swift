#if Web
    import Hummingbird

    extension WebRoutes {
        func stream(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            let last = request.headers[.lastEventID] ?? request.uri.queryParameters["last"].map(String.init)
            let (number, wakes) = try await sessions.connect(id, last: last.flatMap { Int($0) } ?? -1)
            let session = try await sessions.session(id)
            return Response(
                status: .ok,
                headers: [
                    .contentType: "text/event-stream",
                    .cacheControl: "no-store",
                    .xContentTypeOptions: "nosniff",
                ],
                body: ResponseBody { writer in
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        for await _ in wakes {
                            let frames = await session.frames(for: number, now: sessions.now)
                            try await writer.write(ByteBuffer(string: frames))
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }

        /// Tells a client whose stream broke off whether its session still lives.
        func alive(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            _ = try await sessions.session(id)
            return Response(status: .noContent, headers: [.cacheControl: "no-store"])
        }
    }
#endif
