#if Web
    import Foundation
    package import Hummingbird
    import Logging
    import TipUI
    import TipUIHTML

    /// The answers of a server that shows an app to browsers.
    package struct WebRoutes: Sendable {
        private let title: String
        let sessions: Sessions
        private let check: OriginCheck
        private let assets: AssetIndex
        private let limits: SessionLimits

        @MainActor
        package init(title: String, sessions: Sessions, check: OriginCheck, assets: AssetIndex = .app) {
            self.title = title
            self.assets = assets
            self.sessions = sessions
            self.check = check
            limits = sessions.limits
        }

        package func router() -> Router<BasicRequestContext> {
            let router = Router()
            router.get(RouterPath(WebPath.page), use: guarded(page))
            router.head(RouterPath(WebPath.page), use: guarded(head))
            router.get(RouterPath(WebPath.previews), use: guarded(page))
            router.get(RouterPath("\(WebPath.previews)/:number"), use: guarded(page))
            router.get(RouterPath(WebPath.client), use: guarded(client))
            router.get(RouterPath(WebPath.asset), use: guarded(asset))
            router.get(RouterPath(WebPath.stream), use: guarded(stream))
            router.get(RouterPath(WebPath.alive), use: guarded(alive))
            router.post(RouterPath(WebPath.event), use: guarded(event))
            router.post(RouterPath(WebPath.form), use: guarded(form))
            router.post(RouterPath(WebPath.bye), use: guarded(bye))
            return router
        }

        // MARK: Pages

        private func page(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let nonce = SessionID.make()
            let markup: String
            if let id = request.uri.queryParameters["s"].map(String.init) {
                do {
                    markup = try await MainActor.run { try sessions.session(id).page(title: title, nonce: nonce) }
                } catch Refusal.unknownSession {
                    count(.unknownSession, context)
                    return redirect(to: await sessions.serves(request.uri.path) ? request.uri.path : WebPath.page)
                }
            } else {
                let path = request.uri.path
                markup = try await MainActor.run { try sessions.begin(at: path).page(title: title, nonce: nonce) }
            }
            return Response(
                status: .ok,
                headers: pageHeaders(nonce: nonce),
                body: ResponseBody(byteBuffer: ByteBuffer(string: markup))
            )
        }

        private func head(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            Response(status: .ok, headers: pageHeaders(nonce: SessionID.make()))
        }

        private func client(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            Response(
                status: .ok,
                headers: [
                    .contentType: "text/javascript; charset=utf-8",
                    .cacheControl: "no-cache",
                    .xContentTypeOptions: "nosniff",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: ClientScript.text))
            )
        }

        private func asset(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let name = context.parameters.get("name").flatMap(\.removingPercentEncoding)
            guard let name, let picture = assets.picture(named: name) else { throw Refusal.unknownAsset }
            return Response(
                status: .ok,
                headers: [
                    .contentType: picture.type,
                    .cacheControl: "private, max-age=300",
                    .xContentTypeOptions: "nosniff",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: try Data(contentsOf: picture.file)))
            )
        }

        // MARK: Streams

        private func stream(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
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
        private func alive(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = request.uri.queryParameters["session"].map(String.init) ?? ""
            _ = try await sessions.session(id)
            return Response(status: .noContent, headers: [.cacheControl: "no-store"])
        }

        // MARK: Posts

        private func event(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let data = try await body(of: request)
            guard let event = decoded(data) else { throw Refusal.malformed }
            let last = try await MainActor.run {
                let session = try sessions.session(event.session)
                try session.handle(event, now: sessions.now)
                return session.last
            }
            // What follows from the event is in the batches up to this one.
            return Response(status: .noContent, headers: [.lastEventID: "\(last)"])
        }

        private func form(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let fields = FormFields(String(decoding: try await body(of: request), as: UTF8.self))
            guard let id = fields["session"], let target = fields["tap"].flatMap(ElementID.init(domID:)) else {
                throw Refusal.malformed
            }
            var path = WebPath.page
            do {
                let session = try await sessions.session(id)
                path = session.path
                if let url = try await session.handleForm(target, now: sessions.now) { return redirect(to: url) }
            } catch Refusal.unknownSession {
                count(.unknownSession, context)
                return redirect(to: WebPath.page)
            } catch Refusal.staleElement {
                count(.staleElement, context)
            }
            return redirect(to: "\(path)?s=\(id)")
        }

        private func bye(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let id = String(decoding: try await body(of: request), as: UTF8.self)
            try await MainActor.run { sessions.end(try sessions.session(id).id) }
            return Response(status: .noContent)
        }

        private func body(of request: Request) async throws -> Data {
            if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodyBytes {
                throw Refusal.bodyTooLarge
            }
            var data = Data()
            for try await part in request.body {
                guard data.count + part.readableBytes <= limits.bodyBytes else { throw Refusal.bodyTooLarge }
                data.append(contentsOf: part.readableBytesView)
            }
            return data
        }

        private func decoded(_ data: Data) -> ClientEvent? {
            do { return try JSONDecoder().decode(ClientEvent.self, from: data) } catch { return nil }
        }

        // MARK: Refusals

        private typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> Response

        private func guarded(_ handler: @escaping Handler) -> Handler {
            { request, context in
                do {
                    guard check.admits(authority: request.head.authority) else { throw Refusal.foreignHost }
                    if request.method == .post {
                        let admitted = check.admitsPost(
                            authority: request.head.authority,
                            origin: request.headers[.origin],
                            fetchSite: request.headers[.secFetchSite]
                        )
                        guard admitted else { throw Refusal.foreignOrigin }
                    }
                    return try await handler(request, context)
                } catch let refusal as Refusal {
                    count(refusal, context)
                    return refused(refusal)
                }
            }
        }

        private func count(_ refusal: Refusal, _ context: BasicRequestContext) {
            sessions.counts.count(refusal)
            context.logger.debug("Refused a request.", metadata: ["reason": "\(refusal.rawValue)"])
        }

        private func refused(_ refusal: Refusal) -> Response {
            var headers: HTTPFields = [
                .contentType: "application/json",
                .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
            ]
            if [.tooManySessions, .tooManyNewSessions, .tooManyEvents].contains(refusal) { headers[.retryAfter] = "5" }
            if refusal == .bodyTooLarge { headers[.connection] = "close" }
            return Response(
                status: HTTPResponse.Status(code: refusal.status),
                headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: "{\"error\":\"\(refusal.rawValue)\"}"))
            )
        }

        private func redirect(to location: String) -> Response {
            Response(status: .seeOther, headers: [.location: location, .cacheControl: "no-store"])
        }

        private func pageHeaders(nonce: String) -> HTTPFields {
            [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .contentSecurityPolicy: SecurityPolicy.contentSecurityPolicy(nonce: nonce),
                .xContentTypeOptions: "nosniff",
                .referrerPolicy: "same-origin",
            ]
        }
    }
#endif
