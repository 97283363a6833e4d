#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing

    /// A copy of the tip in the README's app.
    private struct FavouriteTip: Tip {
        @Parameter static var opened: Int = 0

        var title: Text { Text("Keep your favourites") }
        var message: Text? { Text("Press the star, and the trail stays at the top.") }
        var rules: [Rule] { #Rule(Self.$opened) { $0 >= 3 } }
    }

    /// Tests of the output of `explain()` that README.md and Explaining.md quote.
    @Suite struct OutputTests {
        @Test(
            "The tip explanations that README.md quotes are what explain() returns for the tip in README.md",
            .tipCenter()
        ) func readme() throws {
            var summaries = [FavouriteTip().explain().summary]
            FavouriteTip.opened = 3
            summaries.append(FavouriteTip().explain().summary)
            FavouriteTip().invalidate(reason: .actionPerformed)
            summaries.append(FavouriteTip().explain().summary)
            #expect(try quotes(summaries, in: "README.md"), "\(summaries)")
        }

        @Test(
            "The tip explanation that Explaining.md quotes is what explain() returns for the tip in that article",
            .tipCenter()
        )
        func explaining() throws {
            ExplainingListings.SortTip.shelves = 1
            let summary = ExplainingListings.SortTip().explain().summary.replacing("ExplainingListings.", with: "")
            #expect(try quotes([summary], in: "Sources/OpenTipKit/OpenTipKit.docc/Explaining.md"), "\(summary)")
        }

        /// Returns whether a document contains the lines in a row.
        private func quotes(_ lines: [String], in document: String) throws -> Bool {
            Listing(lines: lines).stands(in: try Repository.lines(of: document))
        }
    }
#else
    import Testing

    @Test("The documentation quotes what tips with macros print", .disabled("Needs the trait Macros.")) func skipped() {
    }
#endif
