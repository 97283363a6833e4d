import Foundation
import Hummingbird
import Synchronization

/// Who is signed in, by the random id in a cookie.
final class Visits: Sendable {
    private static let cookie = "recipes-session"
    private let names = Mutex<[String: String]>([:])

    func begin(_ name: String) -> Cookie {
        let id = UUID().uuidString
        names.withLock { $0[id] = name }
        return Cookie(name: Self.cookie, value: id, path: "/", secure: false, httpOnly: true, sameSite: .lax)
    }

    func end(_ request: Request) {
        guard let id = request.cookies[Self.cookie]?.value else { return }
        names.withLock { $0[id] = nil }
    }

    func name(_ request: Request) -> String? {
        request.cookies[Self.cookie].flatMap { cookie in names.withLock { $0[cookie.value] } }
    }
}

/// A request with the person who is signed in.
struct VisitContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var person: String?

    init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}

struct VisitMiddleware: RouterMiddleware {
    let visits: Visits

    func handle(
        _ request: Request,
        context: VisitContext,
        next: (Request, VisitContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.person = visits.name(request)
        return try await next(request, context)
    }
}
