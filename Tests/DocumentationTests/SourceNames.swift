/// The names in the sources: the identifiers in each file, and the members that each type declares.
///
/// The parser relies on the formatter's layout, in which members are indented one step deeper than their type.
struct SourceNames {
    /// The identifiers and keywords in each file, by the file's path, without those in comments.
    private(set) var words: [String: Set<Substring>] = [:]
    /// The members that each type and its extensions declare, by the last component of the type's name.
    private(set) var members: [Substring: Set<Substring>] = [:]

    /// Adds the names in a file.
    mutating func add(_ file: String, lines: [String]) {
        var enclosing: [(indentation: Int, type: Substring?)] = []
        for line in lines {
            let text = line.drop { $0 == " " }
            if text.isEmpty || text.hasPrefix("//") { continue }
            words[file, default: []].formUnion(Self.words(of: text))
            guard file.hasSuffix(".swift"), !Self.goesOn(text) else { continue }
            let indentation = line.utf8.count - text.utf8.count
            while let last = enclosing.last, last.indentation >= indentation { enclosing.removeLast() }
            // Don't let `#if` start a new level: declarations inside it are members of the surrounding type.
            if text.hasPrefix("#") { continue }
            let declaration = enclosing.last.map { $0.type != nil } ?? true ? Declaration(text) : nil
            if let declaration, let type = enclosing.last?.type, declaration.keyword != "extension" {
                members[type, default: []].formUnion(declaration.names)
            }
            let type = declaration.flatMap { $0.isOfType ? $0.names.last : nil }
            enclosing.append((indentation, type))
        }
    }

    /// Returns whether a line continues the declaration above it, although it has the same indentation.
    private static func goesOn(_ text: Substring) -> Bool {
        ")>]{}".contains(text.first ?? " ") || text.hasPrefix("where ")
    }

    /// Returns the identifiers in a text.
    static func words(of text: Substring) -> [Substring] {
        text.utf8
            .split { !(65...90 ~= $0 || 97...122 ~= $0 || 48...57 ~= $0 || $0 == 95) }
            .compactMap { Substring($0) }
    }

    /// The declarations in a line.
    struct Declaration {
        let keyword: Substring
        /// The declared names; a line has several names only if it declares several enum cases.
        let names: [Substring]

        private static let ofTypes: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
        private static let ofMembers: Set<Substring> = [
            "associatedtype", "case", "func", "init", "let", "macro", "subscript", "typealias", "var",
        ]

        /// Parses a line of code; `nil` if the line declares nothing.
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
                // `extension Tips.Event: Sendable` adds members to `Event`: keep only the last name component.
                let extended = text[words[place].endIndex...].drop { $0 == " " }.prefix { !" :{<".contains($0) }
                names = Array(SourceNames.words(of: extended).suffix(1))
            default: names = Array(words[(place + 1)...].prefix(1))
            }
        }

        var isOfType: Bool { Self.ofTypes.contains(keyword) }

        /// Returns the names of the enum cases that a line declares, without their associated values.
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
