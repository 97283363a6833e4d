#if Web
    import Crypto
    import Foundation
    import Synchronization
    import TipHTTP
    import TipKitCore

    /// Marks what the server gives browsers to keep, so that every process of the datastore recognizes it, and nobody
    /// else can make it.
    final class Mint: Sendable {
        /// The number of bytes of a mark.
        private static let size = 12
        /// The number of characters of a mark.
        static let length = 16

        private let people: TipPeople
        private let key = Mutex<SymmetricKey?>(nil)

        init(_ people: TipPeople) { self.people = people }

        /// Returns the mark of some texts without NUL.
        ///
        /// - Throws: `TipStoreError` if the datastore can't be read.
        func mark(of texts: String...) throws -> String {
            Self.mark(of: texts, with: try key.withLock { $0 } ?? readKey())
        }

        /// Returns whether a process of the datastore has given texts a mark; `false` if the datastore can't be read.
        func isGenuine(_ mark: some StringProtocol, of texts: String...) -> Bool {
            let known = key.withLock { $0 }
            if let known, Self.isEqual(Self.mark(of: texts, with: known), mark) { return true }
            do {
                // The file may have been replaced since the key was read, and another process have marked the texts.
                let present = try readKey()
                return present != known && Self.isEqual(Self.mark(of: texts, with: present), mark)
            } catch {
                return false
            }
        }

        private func readKey() throws -> SymmetricKey {
            let present = SymmetricKey(data: Data(try people.secret.utf8))
            key.withLock { $0 = present }
            return present
        }

        private static func mark(of texts: [String], with key: SymmetricKey) -> String {
            let code = HMAC<SHA256>.authenticationCode(for: Data(texts.joined(separator: "\0").utf8), using: key)
            return RandomToken.text(of: Data(code.prefix(size)))
        }

        /// Compares two texts in a time that doesn't depend on where they differ.
        private static func isEqual(_ mark: String, _ other: some StringProtocol) -> Bool {
            mark.utf8.count == other.utf8.count && zip(mark.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }
#endif
