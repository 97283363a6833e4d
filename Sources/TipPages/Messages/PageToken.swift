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

        /// Checks that a message with an id comes from a page of a person, and isn't too old.
        static func check(_ id: String, of person: String, at now: Date) throws(Refusal) {
            let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
            guard id.utf8.count <= 100, parts.count == 3, let seconds = Int64(parts[0], radix: 36) else {
                throw .malformed
            }
            guard parts[1] == contentHash(person) else { throw .otherPerson }
            let age = now.timeIntervalSince1970 - Double(seconds)
            guard -tolerance < age, age < lifetime else { throw .expired }
        }
    }
#endif
