#if Web
    public import HTTPTypes
    import Hummingbird
    import TipHTTP
    import TipKitCore

    extension TipPages {
        private static let cookie = "tips-visitor"

        /// Returns the id of the visitor that a request's cookie names; `nil` if the request has no valid cookie.
        ///
        /// For people whom the server doesn't know, pass this id to `html(for:person:)`.
        public func visitor(_ headers: HTTPFields) -> String? {
            guard case .haveCookie = visitors else { return nil }
            let value = Cookies(from: headers[values: .cookie])[Self.cookie]?.value
            guard let value, RandomToken.isWellFormed(value) else { return nil }
            return VisitorID.prefix + value
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
            return VisitorID.prefix + id
        }
    }
#endif
