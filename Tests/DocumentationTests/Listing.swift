import Foundation

/// A code block in an article or a documentation comment, whose lines should be copied from a compiled file.
struct Listing: CustomStringConvertible, Equatable {
    var lines: [String] = []

    var description: String { lines.joined(separator: "\n") }

    /// Returns the Swift code blocks in a Markdown text.
    ///
    /// A code block without closing backticks extends to the end of the text, so that no compiled file contains it.
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

    /// Returns the Swift code blocks in the documentation comments of a source file.
    static func all(inCommentsOf source: [String]) -> [Listing] {
        let text = source.map(withoutIndentation).map { line in
            // Replace each line that isn't documentation by closing backticks, so that no code block extends over it.
            line.hasPrefix("///") ? String(line.dropFirst(3)) : "```"
        }
        return all(inMarkdown: text)
    }

    /// Returns whether a file contains all lines of the code block in a row, at any indentation; `false` for an empty
    /// block.
    func stands(in file: [String]) -> Bool {
        let lines = lines.map(Self.withoutIndentation)
        let file = file.map(Self.withoutIndentation)
        return !lines.isEmpty && file.indices.contains { file[$0...].starts(with: lines) }
    }

    /// Returns whether one of the Swift files below a folder contains all lines of the code block in a row.
    func stands(below folder: String) throws -> Bool {
        try Repository.files(below: folder, withExtension: "swift")
            .contains { try stands(in: Repository.lines(of: $0)) }
    }

    private static func withoutIndentation(_ line: String) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}
