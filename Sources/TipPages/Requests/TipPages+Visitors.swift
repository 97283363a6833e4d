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

        /// Moves what the visitor of a request did into the account with which the visitor signs in.
        ///
        /// Call it in the handler of each sign-in, with the headers of its request: the visitor is whom the request's own
        /// cookie names. What was closed stays closed, and displays, donations and trials go on in the account, as
        /// `TipPeople.merge(_:into:)` describes. What open pages of the visitor report later counts for the account. If the
        /// request has no visitor, or nothing is known of them, nothing happens.
        ///
        /// ```swift
        /// try await tips.signIn(request.headers, as: account)
        /// ```
        ///
        /// - Parameters:
        ///   - headers: The headers of the request.
        ///   - person: The id of the account.
        /// - Throws: `TipStoreError`, of kind `invalidPerson` if the id is invalid, or of another kind if the datastore
        ///   can't be read or written; nothing has moved then. An error if the id of the account is that of a visitor.
        public func signIn(_ headers: HTTPFields, as person: String) async throws {
            if VisitorID.isVisitor(person) { throw PersonIsVisitorError() }
            guard let visitor = visitor(headers) else { return }
            try await people.merge(visitor, into: person, marking: PageToken.mark(of: visitor))
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
