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
