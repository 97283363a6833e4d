import Foundation

/// The names of source files, types and members that documents mention between backticks.
struct DocumentedNames {
    private let names: SourceNames
    /// The paths of all source files, relative to the folder Sources.
    private let files: Set<String>

    /// Reads the names in the sources of this package.
    init() throws {
        let folder = "Sources"
        var (names, files) = (SourceNames(), Set<String>())
        for ending in ["swift", "js", "css"] {
            for path in try Repository.files(below: folder, withExtension: ending) {
                let file = String(path.dropFirst(folder.count + 1))
                files.insert(file)
                // Skip `@_exported import class …` lines, since an imported class isn't declared in the file.
                names.add(file, lines: try Repository.lines(of: path).filter { !$0.hasPrefix("@_exported") })
            }
        }
        (self.names, self.files) = (names, files)
    }

    /// Returns an error sentence for each name that the text mentions between backticks but that doesn't exist.
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

    /// Returns whether a path exists, relative either to the folder Sources or to the root of the package.
    private func isThere(_ path: String) -> Bool {
        [Repository.root.appendingPathComponent("Sources"), Repository.root]
            .contains { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) }
    }

    /// Returns an error sentence for each part of a dotted name that is unknown, or isn't a member of the part before.
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
