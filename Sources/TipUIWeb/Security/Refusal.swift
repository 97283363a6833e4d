import Synchronization

/// The reason why a request was refused.
package enum Refusal: String, Error, CaseIterable, Sendable {
    /// A POST from another site's page.
    case foreignOrigin
    /// A `Host` that isn't valid for a server on a loopback address.
    case foreignHost
    /// More than one host, in several `Host` fields or in a `Host` field and the request target.
    case ambiguousHost
    /// A body larger than the limit.
    case bodyTooLarge
    /// A body that the server can't interpret.
    case malformed
    /// A path at which there is no page.
    case unknownPage
    /// A picture that the app doesn't have.
    case unknownAsset
    /// A session that ended or never existed.
    case unknownSession
    /// An element that no longer exists or doesn't handle the event.
    case staleElement
    /// More events than the rate limit of the session allows.
    case tooManyEvents
    /// More sessions than the limit allows.
    case tooManySessions
    /// More new sessions than the rate limit allows.
    case tooManyNewSessions

    /// The status code of the response.
    package var statusCode: Int {
        switch self {
        case .foreignOrigin, .foreignHost: 403
        case .bodyTooLarge: 413
        case .malformed, .ambiguousHost: 400
        case .unknownPage, .unknownAsset, .unknownSession: 404
        case .staleElement: 410
        case .tooManyEvents, .tooManyNewSessions: 429
        case .tooManySessions: 503
        }
    }
}

#if Web
    package import Hummingbird

    extension Refusal: HTTPResponseError {
        package var status: HTTPResponse.Status { HTTPResponse.Status(code: statusCode) }

        package func response(from request: Request, context: some RequestContext) -> Response {
            var headers: HTTPFields = [
                .contentType: "application/json",
                .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
            ]
            if [.tooManySessions, .tooManyNewSessions, .tooManyEvents].contains(self) { headers[.retryAfter] = "5" }
            if self == .bodyTooLarge { headers[.connection] = "close" }
            let body = ByteBuffer(string: "{\"error\":\"\(rawValue)\"}")
            // Send no body in response to HEAD, because the client would read the body as the next response.
            return Response(
                status: status,
                headers: headers,
                body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: body)
            )
        }
    }
#endif

/// Counts refused requests by reason.
package final class RefusalCounts: Sendable {
    private let counts = Mutex<[Refusal: Int]>([:])

    package init() {}

    package func count(_ refusal: Refusal) {
        counts.withLock { $0[refusal, default: 0] += 1 }
    }

    package func refusals() -> [Refusal: Int] {
        counts.withLock { $0 }
    }
}
