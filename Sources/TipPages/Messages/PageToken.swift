#if Web
    import Foundation
    import TipHTML
    import TipHTTP

    /// The name that the server gives an open page: when it was loaded, and for whom.
    ///
    /// The ids of a page's messages begin with it, so any process can tell whose they are, and when they are too old to
    /// be remembered.
    struct PageToken {
        /// How long the server remembers what a page has told, in seconds.
        private static let lifetime: TimeInterval = 29 * 86_400
        /// How far the clocks of several processes may be apart, in seconds.
        private static let tolerance: TimeInterval = 86_400

        let text: String

        init(person: String, at now: Date) {
            let seconds = String(Int64(now.timeIntervalSince1970), radix: 36)
            text = "\(seconds).\(contentHash(person)).\(RandomToken.make().prefix(11))"
        }

        /// The key that a person has whose account a visitor has become.
        static func mark(of visitor: String) -> String { mark(ofHash: contentHash(visitor)) }

        /// No key of a message has a mark without a period before it.
        private static func mark(ofHash hash: String) -> String { "\(hash)#visitor" }

        /// Checks that a message with an id comes from a page of a person, and isn't too old.
        ///
        /// - Parameter hasMark: Returns whether the person has a key: pages that were loaded before a visitor signed in are
        ///   pages of the account, too.
        static func check(
            _ id: String,
            of person: String,
            at now: Date,
            hasMark: (String) -> Bool = { _ in false }
        ) throws(Refusal) {
            let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
            guard id.utf8.count <= 100, parts.count == 3, let seconds = Int64(parts[0], radix: 36) else {
                throw .malformed
            }
            guard parts[1] == contentHash(person) || hasMark(mark(ofHash: String(parts[1]))) else {
                throw .otherPerson
            }
            let age = now.timeIntervalSince1970 - Double(seconds)
            guard -tolerance < age, age < lifetime else { throw .expired }
        }
    }
#endif
