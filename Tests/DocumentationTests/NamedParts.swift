import Foundation

/// What a document says of the house by name: what stands in it between backticks.
struct NamedParts {
    private let names: SourceNames
    /// The files below Sources, named from there.
    private let files: Set<String>

    /// Makes it for the sources of this package.
    init() throws {
        let folder = "Sources"
        var (names, files) = (SourceNames(), Set<String>())
        for ending in ["swift", "js", "css"] {
            for path in try Repository.files(below: folder, withExtension: ending) {
                let file = String(path.dropFirst(folder.count + 1))
                files.insert(file)
                // An import of one class doesn't declare it.
                names.add(file, lines: try Repository.lines(of: path).filter { !$0.hasPrefix("@_exported") })
            }
        }
        (self.names, self.files) = (names, files)
    }

    /// A sentence for each thing that a text names and that isn't there.
    func missing(in text: String) -> [String] {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let quotes = Set(text.matches(of: /`([^`]+)`/).map { String($0.output.1) })
        let paths = quotes.filter(Self.isPath)
        var sentences = paths.filter { !isThere($0) }.map { "There is no file or folder `\($0)`." }
        for quote in quotes.subtracting(paths) {
            sentences += missing(inName: quote)
        }
        for match in text.matches(of: /`([^`\/]+)`(?:, | \()`([^`]+\/[^`]+\.swift)`/) {
            let path = String(match.output.2)
            guard let word = SourceNames.words(of: match.output.1).last, let words = names.words[path] else { continue }
            if !words.contains(word) { sentences.append("`\(path)` doesn't name \(word).") }
        }
        return sentences.sorted()
    }

    private static func isPath(_ quote: String) -> Bool {
        quote.contains("/") && !quote.contains(" ")
    }

    /// Whether a path, named from Sources or from the root, leads anywhere.
    private func isThere(_ path: String) -> Bool {
        [Repository.root.appendingPathComponent("Sources"), Repository.root]
            .contains { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) }
    }

    /// What a name says that isn't so: a word that stands nowhere, or a member that a type hasn't.
    private func missing(inName quote: String) -> [String] {
        if isThere(quote) || files.contains(where: { $0.hasSuffix("/" + quote) }) { return [] }
        let name = quote.replacing(/\(.*\)/, with: "")
        let parts = SourceNames.words(of: Substring(name))
        let unknown = parts.filter { part in !names.words.values.contains { $0.contains(part) } }
        guard unknown.isEmpty else { return unknown.map { "`\(quote)`: no source names \($0)." } }
        if name.hasPrefix("."), let part = parts.first {
            let isMember = names.members.values.contains { $0.contains(part) }
            return isMember ? [] : ["`\(quote)`: no type has \(part)."]
        }
        guard name.contains("."), !name.contains(" ") else { return [] }
        return zip(parts, parts.dropFirst()).compactMap { type, member in
            guard type.first?.isUppercase == true else { return nil }
            if names.members[type]?.contains(member) == true { return nil }
            return "`\(quote)`: \(type) has no \(member)."
        }
    }
}
