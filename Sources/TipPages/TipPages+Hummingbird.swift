#if Web
    import HTTPTypes
    public import Hummingbird
    import NIOCore
    import ServiceLifecycle
    public import TipPagesCore

    extension TipPages {
        /// Returns the routes for a Hummingbird router; add them at ``path``, or at the path to which a proxy maps
        /// ``path``.
        ///
        /// - Parameter person: Returns the id of the person who sent a request; `nil` if the server doesn't know the
        ///   person. An error that it throws becomes the response.
        public func routes<Context: RequestContext>(
            person: @escaping @Sendable (Request, Context) async throws -> String?
        ) -> RouteCollection<Context> {
            let routes = RouteCollection(context: Context.self)
            for method in [HTTPRequest.Method.get, .head] {
                routes.on("**", method: method) { [self] request, context in
                    try await respond(to: request, body: ByteBuffer(), person: person(request, context))
                }
            }
            routes.post("**") { [self] request, context in
                let person = try await person(request, context)
                let body: ByteBuffer
                do {
                    body = try await request.body.collect(upTo: Self.maximumBodySize)
                } catch is NIOTooManyBytesError {
                    // Pass on a body that is one byte too long, so that the request is refused.
                    body = ByteBuffer(repeating: 0, count: Self.maximumBodySize + 1)
                }
                return try await respond(to: request, body: body, person: person)
            }
            return routes
        }

        private func respond(to request: Request, body: ByteBuffer, person: String?) async throws -> Response {
            let answer = await answer(request.head, body: body, person: person)
            return Response(
                status: answer.head.status,
                headers: answer.head.headerFields,
                body: responseBody(answer.body, request)
            )
        }

        private func responseBody(_ body: Answer.Body, _ request: Request) -> ResponseBody {
            switch body {
            case .whole(let buffer): ResponseBody(byteBuffer: buffer)
            case .events(let events):
                ResponseBody { writer in
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        // End the stream when the server shuts down, because the server waits for its responses to end.
                        for await part in events.cancelOnGracefulShutdown() { try await writer.write(part) }
                    }
                    try await writer.finish(nil)
                }
            }
        }
    }
#endif
