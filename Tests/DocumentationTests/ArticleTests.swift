import Testing

@Suite struct ArticleTests {
    private static let catalogue = "Sources/OpenTipKit/OpenTipKit.docc"
    private static let landingPage = catalogue + "/OpenTipKit.md"

    /// The articles, the landing page among them even where the catalogue can't be read.
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
            let isCompiled = try listing.isCompiled(in: "Listings")
            #expect(isCompiled, "No file of Listings has this listing of \(article):\n\(listing)")
        }
    }
}
