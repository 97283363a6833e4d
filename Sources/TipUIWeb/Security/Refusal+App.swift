package import TipHTTP

// The reasons why an app's server refuses a request, besides those of all servers.
extension Refusal {
    /// A `Host` that isn't valid for a server on a loopback address.
    package static let foreignHost = Refusal("foreignHost", statusCode: 403)
    /// More than one host, in several `Host` fields or in a `Host` field and the request target.
    package static let ambiguousHost = Refusal("ambiguousHost", statusCode: 400)
    /// A path at which there is no page.
    package static let unknownPage = Refusal("unknownPage", statusCode: 404)
    /// A picture that the app doesn't have.
    package static let unknownAsset = Refusal("unknownAsset", statusCode: 404)
    /// A session that ended or never existed.
    package static let unknownSession = Refusal("unknownSession", statusCode: 404)
    /// An element that no longer exists or doesn't handle the event.
    package static let staleElement = Refusal("staleElement", statusCode: 410)
    /// More events than the rate limit of the session allows.
    package static let tooManyEvents = Refusal("tooManyEvents", statusCode: 429)
    /// More sessions than the limit allows.
    package static let tooManySessions = Refusal("tooManySessions", statusCode: 503)
    /// More new sessions than the rate limit allows.
    package static let tooManyNewSessions = Refusal("tooManyNewSessions", statusCode: 429)
}

#if Web
    package import Hummingbird

    extension Refusal: HTTPResponseError {
        package var status: HTTPResponse.Status { HTTPResponse.Status(code: statusCode) }

        package func response(from request: Request, context: some RequestContext) -> Response {
            // Send no body in response to HEAD, because the client would read the body as the next response.
            var response = Response(request.method == .head ? answer.withoutBody : answer)
            if self == .bodyTooLarge { response.headers[.connection] = "close" }
            return response
        }
    }
#endif
