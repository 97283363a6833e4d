import Foundation

/// Lines of an article or a documentation comment that are quoted from elsewhere.
struct Listing: CustomStringConvertible {
    var lines: [String] = []

    var description: String { lines.joined(separator: "\n") }

    /// The Swift listings of a text in Markdown.
    ///
    /// One that isn't closed runs to the end of the text, and is found nowhere.
    static func all(inMarkdown text: [String]) -> [Listing] {
        var listings: [Listing] = []
        var isInside = false
        for line in text.map(withoutIndentation) {
            switch line {
            case "```swift":
                isInside = true
                listings.append(Listing())
            case "```":
                isInside = false
            default:
                if isInside { listings[listings.count - 1].lines.append(line) }
            }
        }
        return listings
    }

    /// The Swift listings of the documentation comments of a source file.
    static func all(inCommentsOf source: [String]) -> [Listing] {
        let text = source.map(withoutIndentation).map { line in
            // What isn't documentation ends a listing that was left open.
            line.hasPrefix("///") ? String(line.dropFirst(3)) : "```"
        }
        return all(inMarkdown: text)
    }

    /// Whether the lines stand in a file, in a row, however they are indented; no lines stand nowhere.
    func stands(in file: [String]) -> Bool {
        let lines = lines.map(Self.withoutIndentation)
        let file = file.map(Self.withoutIndentation)
        return !lines.isEmpty && file.indices.contains { file[$0...].starts(with: lines) }
    }

    /// Whether the lines stand in one of the Swift files below a folder.
    func stands(below folder: String) throws -> Bool {
        try Repository.files(below: folder, withExtension: "swift")
            .contains { try stands(in: Repository.lines(of: $0)) }
    }

    private static func withoutIndentation(_ line: String) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}
