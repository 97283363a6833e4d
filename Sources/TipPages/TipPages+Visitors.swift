#if Web
    public import HTTPTypes
    import Hummingbird
    import TipUIWeb

    extension TipPages {
        private static let cookie = "tips-visitor"
        /// The prefix of visitors' ids, which distinguishes them from the ids of people whom the server knows.
        private static let prefix = "visitor-"

        /// Returns the id of the visitor that a request's cookie names; `nil` if the request has no valid cookie.
        ///
        /// For people whom the server doesn't know, pass this id to ``html(for:person:)``.
        public func visitor(_ headers: HTTPFields) -> String? {
            guard case .haveCookie = visitors else { return nil }
            let values = headers[values: .cookie].flatMap { $0.split(separator: ";") }
            let pairs = values.map { $0.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } } }
            guard let value = pairs.first(where: { $0.count == 2 && $0[0] == Self.cookie })?[1] else { return nil }
            let isOurs =
                value.utf8.count == RandomToken.length
                && value.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            return isOurs ? Self.prefix + value : nil
        }

        func person(of request: TipRequest) -> String? { request.person ?? visitor(request.head.headerFields) }

        /// Returns the id of a request's visitor; for a new visitor, creates an id and sets it as a cookie in the
        /// response.
        func visitor(_ request: TipRequest, setting headers: inout HTTPFields) -> String? {
            guard case .haveCookie = visitors else { return nil }
            if let known = visitor(request.head.headerFields) { return known }
            let id = RandomToken.make()
            let isSecure = request.head.headerFields[.origin]?.hasPrefix("https:") == true
            headers[.setCookie] =
                Cookie(
                    name: Self.cookie,
                    value: id,
                    maxAge: 400 * 86_400,
                    path: "/",
                    secure: isSecure,
                    httpOnly: true,
                    sameSite: .lax
                ).description
            return Self.prefix + id
        }
    }

    extension UInt8 {
        fileprivate var isLetterOrDigit: Bool {
            Character(UnicodeScalar(self)).isASCII
                && (Character(UnicodeScalar(self)).isLetter || Character(UnicodeScalar(self)).isNumber)
        }
    }
#endif
