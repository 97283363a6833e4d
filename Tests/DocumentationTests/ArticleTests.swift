import Testing

@Suite struct ArticleTests {
    private static let catalogue = "Sources/OpenTipKit/OpenTipKit.docc"
    /// The folders with compiled sources, from which articles may quote code.
    private static let compiled = ["Tests/DocumentationTests/Listings", "Examples/FirstTip"]
    private static let landingPage = catalogue + "/OpenTipKit.md"

    /// The paths of the articles.
    ///
    /// The landing page is always included, so that the test fails if the catalog can't be read.
    private static var articles: Set<String> {
        get throws { Set(try Repository.files(below: catalogue, withExtension: "md")).union([landingPage]) }
    }

    @Test("Every code listing in the articles is part of a compiled file", arguments: try articles)
    func isCompiled(article: String) throws {
        let listings = Listing.all(inMarkdown: try Repository.lines(of: article))
        if article == Self.landingPage {
            #expect(try Self.articles.count > 1, "The catalogue has no articles.")
        } else {
            #expect(!listings.isEmpty, "\(article) has no listing.")
        }
        for listing in listings {
            let isCompiled = try Self.compiled.contains { try listing.stands(below: $0) }
            #expect(isCompiled, "No file that is built has this listing of \(article):\n\(listing)")
        }
    }
}
