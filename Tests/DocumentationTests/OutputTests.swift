import OpenTipKit
import OpenTipKitTesting
import Testing

/// The tip of the app in README.
private struct FavouriteTip: Tip {
    @Parameter static var opened: Int = 0

    var title: Text { Text("Keep your favourites") }
    var message: Text? { Text("Press the star, and the trail stays at the top.") }
    var rules: [Rule] { #Rule(Self.$opened) { $0 >= 3 } }
}

/// Quotations of output in documents.
@Suite struct OutputTests {
    @Test("README quotes what its tip explains", .tipCenter()) func readme() throws {
        var summaries = [FavouriteTip().explain().summary]
        FavouriteTip.opened = 3
        summaries.append(FavouriteTip().explain().summary)
        FavouriteTip().invalidate(reason: .actionPerformed)
        summaries.append(FavouriteTip().explain().summary)
        #expect(try quotes(summaries, in: "README.md"), "\(summaries)")
    }

    @Test("The article on explaining quotes what its tip explains", .tipCenter()) func explaining() throws {
        ExplainingListings.SortTip.shelves = 1
        let summary = ExplainingListings.SortTip().explain().summary.replacing("ExplainingListings.", with: "")
        #expect(try quotes([summary], in: "Sources/OpenTipKit/OpenTipKit.docc/Explaining.md"), "\(summary)")
    }

    /// Returns whether a document contains the lines consecutively.
    private func quotes(_ lines: [String], in document: String) throws -> Bool {
        Listing(lines: lines).stands(in: try Repository.lines(of: document))
    }
}
