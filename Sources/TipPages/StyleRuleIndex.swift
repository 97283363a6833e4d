#if Web
    import Foundation
    import Synchronization
    import TipHTML
    import TipUIHTML

    /// The style rules of tips that were rendered on the server, for pages whose security policy forbids inline styles.
    ///
    /// The name of a style sheet is a hash of its rules, so an address with the name always has the same content.
    final class StyleRuleIndex: Sendable {
        /// The maximum number of style sheets that are kept; tips need only a few.
        private static let limit = 1_000

        private let sheets = Mutex<[String: String]>([:])

        /// Adds a style sheet.
        ///
        /// - Returns: The name of the style sheet.
        func add(_ rules: [String]) -> String {
            let text = rules.joined(separator: "\n")
            let name = contentHash(text)
            sheets.withLock { sheets in
                if sheets.count >= Self.limit { sheets = [:] }
                sheets[name] = text
            }
            return name
        }

        /// Returns the style sheet with a name; `nil` if this process hasn't added the style sheet, or has dropped it.
        func sheet(named name: String) -> String? { sheets.withLock { $0[name] } }
    }
#endif
