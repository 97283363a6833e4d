#if Web
    import Foundation
    import TipHTTP

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
#endif
