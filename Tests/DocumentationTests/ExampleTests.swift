import Testing

@Suite struct ExampleTests {
    @Test("Every code example in a documentation comment is part of a compiled file") func areCompiled() throws {
        for file in try Repository.files(below: "Sources", withExtension: "swift") {
            for listing in Listing.all(inCommentsOf: try Repository.lines(of: file)) {
                let isCompiled = try listing.stands(below: "Tests/DocumentationTests/Examples")
                #expect(isCompiled, "No file of Examples has this example of \(file):\n\(listing)")
            }
        }
    }

    @Test(
        "The documentation comment of each declaration that new users need first has a code example",
        arguments: [
            "public protocol Tip:", "@frozen public enum Tips ", "public struct Event<", "public struct Rule:",
            "public final class TipGroup:", "public struct TipView<", "public nonisolated func popoverTip(",
            "public final class TipCenter:", "public struct TipTimeline:",
        ]
    )
    func hasExample(declaration: String) throws {
        let comment = try #require(try comment(on: declaration), "Nothing begins with '\(declaration)'.")
        #expect(!Listing.all(inCommentsOf: comment).isEmpty, "'\(declaration)' has no example.")
    }

    /// Returns the documentation comment of the first declaration that starts with a text; `nil` if there is no such
    /// declaration.
    private func comment(on declaration: String) throws -> [String]? {
        for file in try Repository.files(below: "Sources", withExtension: "swift") {
            let lines = try Repository.lines(of: file).map { String($0.drop { $0 == " " }) }
            guard let place = lines.firstIndex(where: { $0.hasPrefix(declaration) }) else { continue }
            // Skip attributes, which may be on lines between the comment and the declaration.
            let above = lines[..<place].reversed().drop { $0.hasPrefix("@") }
            return above.prefix { $0.hasPrefix("///") }.reversed()
        }
        return nil
    }
}
