#if Web
    import Hummingbird
    import TipHTTP

    extension WebRoutes {
        func stream(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            let last = request.headers[.lastEventID] ?? request.uri.queryParameters["last"].map(String.init)
            let (number, wakes) = try await sessions.connect(id, last: last.flatMap { Int($0) } ?? -1)
            let session = try await sessions.session(id)
            let coding = ContentCoding.Stream(accepting: request.headers)
            var headers = EventStream.headers
            headers[.vary] = "Accept-Encoding"
            headers[.contentEncoding] = coding.coding
            return Response(
                status: .ok,
                headers: headers,
                body: ResponseBody { writer in
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        var coding = coding
                        for await _ in wakes {
                            let frames = await frames(of: session, for: number)
                            if !frames.isEmpty { try await writer.write(coding.encode(frames)) }
                        }
                    }
                    try await writer.finish(nil)
                }
            )
        }

        /// Returns the messages that a stream has to send, without switching to the main actor if they are in the
        /// mailbox.
        private func frames(of session: Session, for number: Int) async -> String {
            if let frames = session.mailbox.take(for: number) { return frames }
            return await sessions.frames(of: session, for: number)
        }

        /// Tells a client whose stream broke whether its session still exists.
        ///
        /// A browser without JavaScript also sends this request, which shows that the browser has opened the page.
        func alive(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            try await MainActor.run { try sessions.session(id).recordOpening(now: sessions.now) }
            return Response(status: .noContent, headers: [.cacheControl: "no-store"])
        }
    }
#endif
