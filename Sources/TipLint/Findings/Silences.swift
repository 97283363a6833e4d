#if Tools
    import Foundation

    /// The comments `tips-lint: allow RULE` of a file, each of which silences one rule on one line.
    ///
    /// A comment after code silences a rule on its own line, and a comment alone on a line on the next
    /// line with code.
    struct Silences: Sendable {
        private var rules: [Int: Set<String>] = [:]

        /// Finds the comments in a file.
        init(in text: some StringProtocol) {
            guard text.contains(Self.mark) else { return }
            var pending: Set<String> = []
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.range(of: Self.mark) else {
                    guard !pending.isEmpty, let first = line.first(where: { !$0.isWhitespace }) else { continue }
                    rules[index + 1, default: []].formUnion(pending)
                    // Comments and attributes belong to the declaration below them.
                    if first != "/", first != "@" { pending = [] }
                    continue
                }
                let name = line[mark.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0 == "-" }
                let code = String(line[..<mark.lowerBound].filter { !$0.isWhitespace })
                if ["//", "/*", "<!--", "{{!", "{{!--", "{#"].contains(code) {
                    pending.insert(String(name))
                } else {
                    rules[index + 1, default: []].insert(String(name))
                }
            }
        }

        func silence(_ rule: LintRule, at place: Place) -> Bool { rules[place.line]?.contains(rule.rawValue) ?? false }

        static let mark = "tips-lint: allow"
    }
#endif
