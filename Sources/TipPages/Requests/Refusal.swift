#if Web
    /// The reason why a request or a message of a page was refused.
    enum Refusal: String, Error, Sendable {
        /// A POST from another site's page.
        case foreignOrigin
        /// A body larger than the limit.
        case bodyTooLarge
        /// A body or a message that the server can't interpret.
        case malformed
        /// A path at which there is nothing.
        case unknownPath
        /// A tip that wasn't passed to `TipPages.add(_:)`.
        case unknownTip
        /// An event or a parameter that pages may not report.
        case unacceptedReport
        /// A parameter's name that parameters of several types have.
        case ambiguousParameter
        /// More requests than the rate limit of the person allows.
        case tooManyRequests
        /// More reports than the rate limit of the person allows.
        case tooManyReports
        /// More streams than a person may have.
        case tooManyStreams
        /// A stream, while the process has as many as it may have.
        case serverFull
        /// A message of a page that was loaded for another person.
        case otherPerson
        /// A message that is older than the server remembers.
        case expired
        /// A display of a tip that has appeared as often as it may.
        case displayCount
        /// A display of a tip that has to wait after another tip's first appearance.
        case displayFrequency
        /// A display of a tip that has to wait because as many tips have appeared as a cap allows.
        case cap
        /// A display or a press of a tip that is retired, or no longer has what was pressed.
        case gone

        /// The status code of a response that consists of the refusal.
        var statusCode: Int {
            switch self {
            case .foreignOrigin, .unacceptedReport, .ambiguousParameter, .otherPerson: 403
            case .bodyTooLarge: 413
            case .malformed: 400
            case .unknownPath, .unknownTip: 404
            case .tooManyRequests, .tooManyReports, .tooManyStreams: 429
            case .serverFull: 503
            case .expired, .displayCount, .displayFrequency, .cap, .gone: 410
            }
        }
    }
#endif
