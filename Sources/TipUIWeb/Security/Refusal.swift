import Synchronization

/// Why a request was refused.
package enum Refusal: String, Error, CaseIterable, Sendable {
    /// A post from another site's page.
    case foreignOrigin
    /// A name in `Host` that isn't one of a loopback address.
    case foreignHost
    /// More than one host: in several `Host` fields, or in one and in the target.
    case ambiguousHost
    /// A body beyond the limit.
    case bodyTooLarge
    /// A body that says nothing the server knows.
    case malformed
    /// A path without a page.
    case unknownPage
    /// A picture that the app hasn't got.
    case unknownAsset
    /// A session that ended or never was.
    case unknownSession
    /// An element that is gone, or doesn't answer that event.
    case staleElement
    /// More events than a session may send.
    case tooManyEvents
    /// More sessions than there may be.
    case tooManySessions
    /// More new sessions than may begin at this rate.
    case tooManyNewSessions

    /// The status code of the answer.
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
            // Whoever asks for a head takes a body for the next answer.
            return Response(
                status: status,
                headers: headers,
                body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: body)
            )
        }
    }
#endif

/// How often requests were refused, by reason.
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
