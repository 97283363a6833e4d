#if Web
    import Foundation
    public import HTTPTypes
    import TipHTTP
    import TipKitCore

    extension TipPages {
        /// How long browsers keep a cookie at most, in seconds.
        private static let longestCookie: TimeInterval = 400 * 86_400

        /// Returns the id of the visitor that a request's cookie names; `nil` if the request has no cookie that a process
        /// of the datastore has set, or if the datastore can't be read.
        ///
        /// For people whom the server doesn't know, pass this id to `html(for:person:)`.
        public func visitor(_ headers: HTTPFields) -> String? { cookie(headers).map { VisitorID.prefix + $0.id } }

        private func cookie(_ headers: HTTPFields) -> VisitorCookie? {
            guard case .haveCookie = visitors,
                let value = headers.cookie(VisitorCookie.name)
            else { return nil }
            if let cookie = VisitorCookie(value, by: mint) { return cookie }
            do {
                let isKnown = try RandomToken.isWellFormed(value) && people.isStored(VisitorID.prefix + value)
                return isKnown ? VisitorCookie(unmarked: value) : nil
            } catch {
                return nil
            }
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
            try await people.merge(visitor, into: person, marking: PageToken.key(of: visitor, by: mint))
            streams.end(of: visitor)
        }

        func person(of request: TipRequest) -> String? { request.person ?? visitor(request.head.headerFields) }

        /// Returns the id of a request's visitor, and whether the browser has brought it.
        ///
        /// A new visitor gets an id. The ids of new visitors, and of those whose cookie is a day old, are set as cookies in
        /// the response.
        func visitor(
            _ request: TipRequest,
            setting headers: inout HTTPFields
        ) throws -> (id: String, isKnown: Bool)? {
            guard case .haveCookie = visitors else { return nil }
            let (known, now) = (cookie(request.head.headerFields), people.now)
            let cookie = known ?? VisitorCookie(at: now)
            if known?.isDue(at: now) ?? true {
                headers.setCookie(
                    VisitorCookie.name,
                    try cookie.value(at: now, by: mint),
                    path: "/",
                    maximumAge: Int(min(visitorLifetime, Self.longestCookie)),
                    sameSite: "Lax",
                    answering: request.head.headerFields
                )
            }
            return (VisitorID.prefix + cookie.id, known != nil)
        }

        /// Lets a visitor be erased after a time without a visit.
        func keep(visitor person: String) {
            do { try people.keep(person, until: people.now.addingTimeInterval(visitorLifetime)) } catch {
                let reason = error.localizedDescription
                if LogLimit.shared.allows(reason) {
                    logWarning("A visit wasn't stored, so the visitor's tips may be erased early: \(reason)")
                }
            }
        }
    }
#endif
