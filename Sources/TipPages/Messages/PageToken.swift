#if Web
    import Foundation
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
        /// The number of random characters, which tell pages of one person from each other.
        private static let randomLength = 11

        let text: String

        /// - Throws: `TipStoreError` if the datastore can't be read.
        init(person: String, at now: Date, by mint: Mint) throws {
            let seconds = String(Int64(now.timeIntervalSince1970), radix: 36)
            let random = String(RandomToken.make().prefix(Self.randomLength))
            text = "\(seconds).\(try mint.mark(of: "page", person, seconds, random)).\(random)"
        }

        /// Checks that a message with an id comes from a page that the server gave to a person, and isn't too old.
        static func check(_ id: String, of person: String, at now: Date, by mint: Mint) throws(Refusal) {
            let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard id.utf8.count <= 100, parts.count == 3, let seconds = Int64(parts[0], radix: 36) else {
                throw .malformed
            }
            let random = String(parts[2].prefix(randomLength))
            guard mint.isGenuine(parts[1], of: "page", person, parts[0], random) else { throw .otherPerson }
            let age = now.timeIntervalSince1970 - Double(seconds)
            guard -tolerance < age, age < lifetime else { throw .expired }
        }
    }
#endif
