/// The names in source files: which words stand in a file, what it declares, and in which type.
///
/// It goes by how the formatter lays a file out: what a type declares is indented one step deeper than the type.
struct SourceNames {
    /// The words of each file, those of comments left out.
    private(set) var words: [String: Set<Substring>] = [:]
    /// What each type declares, in its own braces and in those of its extensions, by the last part of its name.
    private(set) var members: [Substring: Set<Substring>] = [:]

    /// Takes in a file.
    mutating func add(_ file: String, lines: [String]) {
        var enclosing: [(indentation: Int, type: Substring?)] = []
        for line in lines {
            let text = line.drop { $0 == " " }
            if text.isEmpty || text.hasPrefix("//") { continue }
            words[file, default: []].formUnion(Self.words(of: text))
            guard file.hasSuffix(".swift"), !Self.goesOn(text) else { continue }
            let indentation = line.utf8.count - text.utf8.count
            while let last = enclosing.last, last.indentation >= indentation { enclosing.removeLast() }
            // What stands in a condition belongs to what is around it.
            if text.hasPrefix("#") { continue }
            let declaration = enclosing.last.map { $0.type != nil } ?? true ? Declaration(text) : nil
            if let declaration, let type = enclosing.last?.type, declaration.keyword != "extension" {
                members[type, default: []].formUnion(declaration.names)
            }
            let type = declaration.flatMap { $0.isOfType ? $0.names.last : nil }
            enclosing.append((indentation, type))
        }
    }

    /// Whether a line goes on with the declaration of a line above that is indented as far.
    private static func goesOn(_ text: Substring) -> Bool {
        ")>]{}".contains(text.first ?? " ") || text.hasPrefix("where ")
    }

    /// The words of a text: what a name may be made of.
    static func words(of text: Substring) -> [Substring] {
        text.utf8
            .split { !(65...90 ~= $0 || 97...122 ~= $0 || 48...57 ~= $0 || $0 == 95) }
            .compactMap { Substring($0) }
    }

    /// What a line declares.
    struct Declaration {
        let keyword: Substring
        /// Several only of a line with several cases.
        let names: [Substring]

        private static let ofTypes: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
        private static let ofMembers: Set<Substring> = [
            "associatedtype", "case", "func", "init", "let", "macro", "subscript", "typealias", "var",
        ]

        /// Reads a line; `nil` if it declares nothing.
        init?(_ text: Substring) {
            let words = SourceNames.words(of: text)
            guard
                let place = words.firstIndex(where: { Self.ofTypes.contains($0) || Self.ofMembers.contains($0) })
            else { return nil }
            keyword = words[place]
            switch keyword {
            case "init", "subscript": names = [keyword]
            case "case": names = Self.cases(of: text)
            case "extension":
                // Of `extension Tips.Event: Sendable` it is Event that gets members.
                let extended = text[words[place].endIndex...].drop { $0 == " " }.prefix { !" :{<".contains($0) }
                names = Array(SourceNames.words(of: extended).suffix(1))
            default: names = Array(words[(place + 1)...].prefix(1))
            }
        }

        var isOfType: Bool { Self.ofTypes.contains(keyword) }

        /// The names of a line of cases, whatever is in their parentheses.
        private static func cases(of text: Substring) -> [Substring] {
            var depth = 0
            let outside = text.filter { character in
                if character == "(" { depth += 1 }
                defer { if character == ")" { depth -= 1 } }
                return depth == 0
            }
            let list = outside.split(separator: "case ", maxSplits: 1).last ?? ""
            return list.split(separator: ",").compactMap { SourceNames.words(of: $0).first }
        }
    }
}
