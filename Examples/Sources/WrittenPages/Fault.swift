import Hummingbird
import Synchronization

/// What something between the page and the server answers in its place.
enum Fault: String, Sendable {
    /// A firewall refuses.
    case forbidden
    /// A proxy can't read the request.
    case malformed
    /// A page to sign in, with the status of success.
    case signIn
    /// A proxy doesn't reach the server.
    case gateway
    /// The server answers after 10 s.
    case slow
    /// Streams begin, and then nothing comes.
    case silent
    /// Streams are cut: the first before its first byte, and each later one a byte later.
    case cut

    /// What a stream that is cut would say in all.
    static let stream = Array("event: ready\ndata: {}\n\nevent: change\ndata: später\n\nevent: beat\ndata: {}\n\n".utf8)
}

/// The fault that requests for tips have at present.
final class FaultSwitch: Sendable {
    let present = Mutex<Fault?>(nil)
    let cuts = Mutex(0)
}

/// Answers requests for tips in place of the server.
struct FaultMiddleware<Context: RequestContext>: RouterMiddleware {
    let fault: FaultSwitch

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let isStream = request.uri.path == "/tips/stream"
        guard isStream || request.uri.path == "/tips/tell" else { return try await next(request, context) }
        switch fault.present.withLock({ $0 }) {
        case .forbidden where !isStream: return page(.forbidden, "Request blocked")
        case .malformed where !isStream: return page(.badRequest, "Bad request")
        case .gateway: return page(.badGateway, "Bad gateway")
        case .signIn where !isStream: return page(.ok, "Please sign in")
        case .slow where !isStream: try await Task.sleep(for: .seconds(10))
        case .silent where isStream:
            let body = ResponseBody { writer in
                try await writer.write(ByteBuffer(string: "event: ready\ndata: {}\n\n"))
                try await Task.sleep(for: .seconds(600))
                try await writer.finish(nil)
            }
            return Response(status: .ok, headers: [.contentType: "text/event-stream"], body: body)
        case .cut where isStream:
            let length = fault.cuts.withLock { count in
                defer { count += 1 }
                return count
            }
            let body = ResponseBody(byteBuffer: ByteBuffer(bytes: Fault.stream.prefix(length)))
            return Response(status: .ok, headers: [.contentType: "text/event-stream"], body: body)
        default: break
        }
        return try await next(request, context)
    }

    private func page(_ status: HTTPResponse.Status, _ text: String) -> Response {
        let markup = "<!doctype html><title>\(text)</title><body data-page=start>\(text)"
        return Response(
            status: status,
            headers: [.contentType: "text/html"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: markup))
        )
    }
}
