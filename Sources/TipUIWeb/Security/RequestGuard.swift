#if Web
    import Hummingbird
    import Logging
    import TipHTTP

    /// Refuses requests that another site's page sends or that name a foreign host or several hosts, and counts all
    /// refused requests.
    struct RequestGuard: RouterMiddleware {
        typealias Context = BasicRequestContext

        let check: OriginCheck
        let counts: RefusalCounts

        func handle(
            _ request: Request,
            context: BasicRequestContext,
            next: (Request, BasicRequestContext) async throws -> Response
        ) async throws -> Response {
            do {
                guard request.headers[.additionalHost] == nil else { throw Refusal.ambiguousHost }
                guard check.admits(authority: request.head.authority) else { throw Refusal.foreignHost }
                guard request.method != .post || admitsPost(request) else { throw Refusal.foreignOrigin }
                return try await next(request, context)
            } catch let refusal as Refusal {
                count(refusal, context)
                throw refusal
            }
        }

        /// Counts and logs a refused request, whether the response is an error, a redirect or a page.
        func count(_ refusal: Refusal, _ context: BasicRequestContext) {
            counts.count(refusal)
            context.logger.debug("Refused a request", metadata: ["reason": "\(refusal.name)"])
        }

        private func admitsPost(_ request: Request) -> Bool {
            check.admitsPost(
                authority: request.head.authority,
                origin: request.headers[.origin],
                fetchSite: request.headers[.secFetchSite]
            )
        }
    }
#endif
