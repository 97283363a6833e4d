import Testing

@Suite struct ArticleTests {
    private static let catalogue = "Sources/OpenTipKit/OpenTipKit.docc"
    /// The sources that are built with these tests or as a separate package.
    private static let compiled = ["Tests/DocumentationTests/Listings", "Examples/FirstTip"]
    private static let landingPage = catalogue + "/OpenTipKit.md"

    /// The articles, which include the landing page even if the catalog can't be read.
    private static var articles: Set<String> {
        get throws { Set(try Repository.files(below: catalogue, withExtension: "md")).union([landingPage]) }
    }

    @Test("Every listing in the catalogue is compiled", arguments: try articles)
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
