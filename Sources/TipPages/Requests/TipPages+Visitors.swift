#if Web
    import Foundation
    public import HTTPTypes
    import Hummingbird
    import TipHTTP
    import TipKitCore

    /// The value of a visitor's cookie: who the visitor is, and when the cookie was set.
    struct VisitorCookie {
        static let name = "tips-visitor"
        /// After how many seconds a visitor gets the cookie again, so that it lasts from the latest visit.
        private static let renewal: TimeInterval = 86_400

        let id: String
        private let date: Date?

        /// A new visitor's cookie.
        init(at now: Date) { (id, date) = (RandomToken.make(), now) }

        /// Reads a cookie; `nil` if no process of the datastore has made it.
        init?(_ value: String, by mint: Mint) {
            let parts = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let seconds = Int64(parts[1], radix: 36),
                mint.isGenuine(parts[2], of: "visitor", parts[0], parts[1])
            else { return nil }
            (id, date) = (parts[0], Date(timeIntervalSince1970: TimeInterval(seconds)))
        }

        /// The cookie that version 0.1.0 gave to a visitor.
        init(unmarked id: String) { (self.id, date) = (id, nil) }

        /// Returns the value of the cookie if it is set now.
        func value(at now: Date, by mint: Mint) throws -> String {
            let seconds = String(Int64(now.timeIntervalSince1970), radix: 36)
            return "\(id).\(seconds).\(try mint.mark(of: "visitor", id, seconds))"
        }

        /// Whether the cookie was set so long ago that it is set again.
        func isDue(at now: Date) -> Bool { date.map { now.timeIntervalSince($0) >= Self.renewal } ?? true }
    }

    extension TipPages {
        /// How long browsers keep a cookie at most, in seconds.
        private static let longestCookie: TimeInterval = 400 * 86_400
        /// The prefix of visitors' ids: a control character keeps them apart from the ids of people whom the server
        /// knows.
        private static let prefix = "\u{1F}visitor-"

        static func isVisitor(_ person: String) -> Bool { person.hasPrefix(prefix) }

        /// Returns the id of the visitor that a request's cookie names; `nil` if the request has no cookie that a process
        /// of the datastore has set, or if the datastore can't be read.
        ///
        /// For people whom the server doesn't know, pass this id to `html(for:person:)`.
        public func visitor(_ headers: HTTPFields) -> String? { cookie(headers).map { Self.prefix + $0.id } }

        private func cookie(_ headers: HTTPFields) -> VisitorCookie? {
            guard case .haveCookie = visitors,
                let value = Cookies(from: headers[values: .cookie])[VisitorCookie.name]?.value
            else { return nil }
            if let cookie = VisitorCookie(value, by: mint) { return cookie }
            do {
                let isKnown = try RandomToken.isWellFormed(value) && people.isStored(Self.prefix + value)
                return isKnown ? VisitorCookie(unmarked: value) : nil
            } catch {
                return nil
            }
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
                headers[.setCookie] =
                    Cookie(
                        name: VisitorCookie.name,
                        value: try cookie.value(at: now, by: mint),
                        maxAge: Int(min(visitorLifetime, Self.longestCookie)),
                        path: "/",
                        secure: request.head.headerFields[.origin]?.hasPrefix("https:") == true,
                        httpOnly: true,
                        sameSite: .lax
                    ).description
            }
            return (Self.prefix + cookie.id, known != nil)
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
