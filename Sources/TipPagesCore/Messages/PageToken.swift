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
            let (owner, random) = (try mint.mark(of: "person", person), RandomToken.make().prefix(Self.randomLength))
            text = "\(seconds).\(owner)\(try mint.mark(of: "page", owner, seconds, String(random))).\(random)"
        }

        /// Returns the key that a person has whose account a visitor has become.
        ///
        /// - Throws: `TipStoreError` if the datastore can't be read.
        static func key(of visitor: String, by mint: Mint) throws -> String {
            key(ofOwner: try mint.mark(of: "person", visitor))
        }

        /// No key of a message has a mark without a period before it.
        private static func key(ofOwner owner: String) -> String { "\(owner)#visitor" }

        /// Checks that a message with an id comes from a page that the server gave to a person, and isn't too old.
        ///
        /// - Parameter hasKey: Returns whether the person has a key: pages that were loaded before a visitor signed in are
        ///   pages of the account, too.
        static func check(
            _ id: String,
            of person: String,
            at now: Date,
            by mint: Mint,
            hasKey: (String) -> Bool
        ) throws(Refusal) {
            let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
            guard id.utf8.count <= 100, parts.count == 3, let seconds = Int64(parts[0], radix: 36) else {
                throw .malformed
            }
            let (owner, random) = (String(parts[1].prefix(Mint.length)), String(parts[2].prefix(randomLength)))
            guard mint.isGenuine(parts[1].dropFirst(Mint.length), of: "page", owner, parts[0], random),
                mint.isGenuine(owner, of: "person", person) || hasKey(key(ofOwner: owner))
            else { throw .otherPerson }
            let age = now.timeIntervalSince1970 - Double(seconds)
            guard -tolerance < age, age < lifetime else { throw .expired }
        }
    }
#endif
