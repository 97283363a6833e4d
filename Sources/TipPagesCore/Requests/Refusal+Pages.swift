#if Web
    import TipHTTP

    // The reasons why a request or a message of a page was refused.
    extension Refusal {
        /// A path at which there is nothing.
        static let unknownPath = Refusal("unknownPath", statusCode: 404)
        /// A tip that wasn't passed to `TipPages.add(_:)`.
        static let unknownTip = Refusal("unknownTip", statusCode: 404)
        /// An event or a parameter that pages may not report.
        static let unacceptedReport = Refusal("unacceptedReport", statusCode: 403)
        /// A parameter's name that parameters of several types have.
        static let ambiguousParameter = Refusal("ambiguousParameter", statusCode: 403)
        /// More requests than the rate limit of the person allows.
        static let tooManyRequests = Refusal("tooManyRequests", statusCode: 429)
        /// More reports than the rate limit of the person allows.
        static let tooManyReports = Refusal("tooManyReports", statusCode: 429)
        /// More streams than a person may have.
        static let tooManyStreams = Refusal("tooManyStreams", statusCode: 429)
        /// A stream, while the process has as many as it may have.
        static let serverFull = Refusal("serverFull", statusCode: 503)
        /// A message of a page that was loaded for another person.
        static let otherPerson = Refusal("otherPerson", statusCode: 403)
        /// A message that is older than the server remembers.
        static let expired = Refusal("expired", statusCode: 410)
        /// A display of a tip that has appeared as often as it may.
        static let displayCount = Refusal("displayCount", statusCode: 410)
        /// A display of a tip that has to wait after another tip's first appearance.
        static let displayFrequency = Refusal("displayFrequency", statusCode: 410)
        /// A display of a tip that has to wait because as many tips have appeared as a cap allows.
        static let cap = Refusal("cap", statusCode: 410)
        /// A display or a press of a tip that is retired, or no longer has what was pressed.
        static let gone = Refusal("gone", statusCode: 410)
    }
#endif
