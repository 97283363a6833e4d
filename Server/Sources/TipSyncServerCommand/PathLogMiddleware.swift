import Hummingbird
import Logging

/// Logs the method and the path of each request, without the query, in which a client may have put a token.
struct PathLogMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        context.logger.debug(
            "Request",
            metadata: ["method": .string(request.method.rawValue), "path": .string(request.uri.path)]
        )
        return try await next(request, context)
    }
}
