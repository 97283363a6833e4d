#if Web
    import Foundation
    package import Hummingbird
    package import TipHTTP
    import TipUI
    import TipUIHTML

    /// The routes of a server that shows an app in browsers.
    package struct WebRoutes: Sendable {
        let sessions: Sessions
        let paths: WebPaths
        let limits: SessionLimits
        let requestGuard: RequestGuard
        let assets: AssetIndex
        let files: FileMiddleware<BasicRequestContext, AssetIndex>
        private let title: String

        @MainActor
        package init(title: String, sessions: Sessions, check: OriginCheck) {
            self.title = title
            self.sessions = sessions
            assets = sessions.assets
            paths = sessions.paths
            limits = sessions.limits
            requestGuard = RequestGuard(check: check, counts: sessions.counts)
            files = FileMiddleware(fileProvider: assets, urlBasePath: paths.assets)
        }

        package func router() -> Router<BasicRequestContext> {
            let router = Router()
            router.add(middleware: requestGuard)
            router.get(RouterPath(paths.page), use: page)
            router.head(RouterPath(paths.page), use: head)
            router.get(RouterPath("\(paths.base)/**"), use: page)
            router.head(RouterPath("\(paths.base)/**"), use: head)
            for file in ClientFile.all {
                let path = RouterPath("\(paths.service)/\(file.name)")
                router.get(path) { request, _ in Response(file.answer(to: request.head)) }
                router.head(path) { request, _ in Response(file.answer(to: request.head).withoutBody) }
            }
            router.get(RouterPath("\(paths.assets)/:name"), use: asset)
            router.head(RouterPath("\(paths.assets)/:name"), use: asset)
            router.get(RouterPath(paths.stream), use: stream)
            router.get(RouterPath(paths.alive), use: alive)
            router.post(RouterPath(paths.event), use: event)
            router.post(RouterPath(paths.form), use: form)
            router.post(RouterPath(paths.end), use: end)
            return router
        }

        // MARK: Pages

        private func page(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let nonce = RandomToken.make()
            let path = self.path(of: request)
            let markup: String
            var status = HTTPResponse.Status.ok
            do {
                let isFound: Bool
                (markup, isFound) = try await MainActor.run {
                    let session = try session(for: request, at: path)
                    return (session.page(title: title, nonce: nonce), session.isAt(path))
                }
                // The markup shows the nearest level; the status tells programs that the requested level wasn't found.
                if !isFound { status = .notFound }
            } catch let refusal as Refusal
                where refusal == .unknownPage && request.headers[.accept]?.contains("text/html") == true
            {
                requestGuard.count(.unknownPage, context)
                markup = MissingPage(title: title, paths: paths).markup
                status = .notFound
            }
            return Response(WholeAnswer(status, headers(nonce: nonce), markup, accepting: request.headers))
        }

        /// The name of the cookie that identifies the session of a browser without JavaScript.
        static let sessionCookie = "tipui-session"

        @MainActor
        private func session(for request: Request, at path: String) throws(Refusal) -> Session {
            let id = request.headers.cookie(Self.sessionCookie)
            if let id, let session = sessions.scriptlessSession(id, at: path) { return session }
            return try sessions.begin(at: path, languages: request.headers[.acceptLanguage])
        }

        private func head(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
            let isFound = try await isFound(path(of: request))
            return Response(status: isFound ? .ok : .notFound, headers: headers(nonce: RandomToken.make()))
        }

        /// Returns whether there is a page or a level at an address.
        ///
        /// To find out whether a level exists, the server must navigate to the level in a temporary session.
        @MainActor
        private func isFound(_ path: String) throws -> Bool {
            if path == paths.page { return true }
            let session = try sessions.begin(at: path)
            defer { sessions.end(session.id) }
            return session.isAt(path)
        }

        private func headers(nonce: String) -> HTTPFields {
            [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .contentSecurityPolicy: securityPolicy(nonce: nonce),
                .xContentTypeOptions: "nosniff",
                .referrerPolicy: "same-origin",
            ]
        }

        /// Returns the security policy of a page whose inline style sheet has a nonce.
        private func securityPolicy(nonce: String) -> String {
            [
                "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'", "connect-src 'self'",
                "img-src 'self' data: https:", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
            ].joined(separator: "; ")
        }

        /// Returns the path of a request without its trailing slash.
        private func path(of request: Request) -> String {
            let path = request.uri.path
            return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        }

        func redirect(to location: String) -> Response {
            Response(status: .seeOther, headers: [.location: location, .cacheControl: "no-store"])
        }
    }

    extension Response {
        init(_ answer: WholeAnswer) {
            self.init(
                status: answer.head.status,
                headers: answer.head.headerFields,
                body: ResponseBody(byteBuffer: answer.body)
            )
        }
    }
#endif
