import Foundation
import Testing

@Suite struct ReadmeTests {
    private static let app = "Examples/FirstTip/Sources/FirstTip/FirstTipApp.swift"

    @Test("The last code in README.md is the whole app of Examples/FirstTip") func app() throws {
        let listings = Listing.all(inMarkdown: try Repository.lines(of: "README.md"))
        let file = try Repository.lines(of: Self.app)
        let listing = try #require(listings.last)
        #expect(listing.stands(in: file))
        // The file has no other lines: its last, empty line follows the final line feed.
        #expect(file.count == listing.lines.count + 1)
    }

    @Test("README.md has three programs, each a manifest and a source file of at most 25 lines") func programs() throws
    {
        // Scripts/check-packages builds and runs them.
        let listings = Listing.all(inMarkdown: try Repository.lines(of: "README.md"))
        #expect(
            listings.map { $0.lines.contains("import PackageDescription") } == [true, false, true, false, true, false]
        )
        #expect(listings.filter { $0.lines.count > 25 } == [])
    }

    @Test("Examples.md adds at most 30 lines to a web page, and each of these lines is in the Website example")
    func website() throws {
        let added = try Repository.lines(of: "Documentation/Examples.md").filter { $0.hasPrefix("+") }
            .map { $0.dropFirst().trimmingCharacters(in: .whitespaces) }
        let folder = "Examples/Sources/Website"
        let files = try ["swift", "mustache"].flatMap { try Repository.files(below: folder, withExtension: $0) }
        let source = try files.map { try Repository.lines(of: $0).joined(separator: "\n") }.joined(separator: "\n")
        #expect(added.filter { !source.contains($0) } == [])
        #expect((1...30).contains(added.count))
    }

    @Test(
        "Every link in the README, the articles and the other documents leads to an existing file",
        arguments: try documents
    )
    func links(document: String) throws {
        let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
        for line in try Repository.lines(of: document) {
            for match in line.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
                let file = folder.appendingPathComponent(String(match.output.1))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(document) links to \(match.output.1).")
            }
        }
    }

    private static var documents: [String] {
        get throws {
            try Repository.files(below: "Sources/OpenTipKit/OpenTipKit.docc", withExtension: "md")
                + Repository.files(below: "Documentation", withExtension: "md")
                + [
                    "README.md", "CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md", "SECURITY.md",
                    "Vectors/README.md",
                ]
        }
    }
}
