import Foundation

/// Lines in an article or a documentation comment that are quoted from a file.
struct Listing: CustomStringConvertible {
    var lines: [String] = []

    var description: String { lines.joined(separator: "\n") }

    /// Returns the Swift listings in a Markdown text.
    ///
    /// A listing that isn't closed extends to the end of the text, so no file contains it.
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

    /// Returns the Swift listings in the documentation comments of a source file.
    static func all(inCommentsOf source: [String]) -> [Listing] {
        let text = source.map(withoutIndentation).map { line in
            // A line that isn't documentation ends an unclosed listing.
            line.hasPrefix("///") ? String(line.dropFirst(3)) : "```"
        }
        return all(inMarkdown: text)
    }

    /// Returns whether a file contains the lines consecutively, at any indentation; `false` for no lines.
    func stands(in file: [String]) -> Bool {
        let lines = lines.map(Self.withoutIndentation)
        let file = file.map(Self.withoutIndentation)
        return !lines.isEmpty && file.indices.contains { file[$0...].starts(with: lines) }
    }

    /// Returns whether one of the Swift files below a folder contains the lines.
    func stands(below folder: String) throws -> Bool {
        try Repository.files(below: folder, withExtension: "swift")
            .contains { try stands(in: Repository.lines(of: $0)) }
    }

    private static func withoutIndentation(_ line: String) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}
