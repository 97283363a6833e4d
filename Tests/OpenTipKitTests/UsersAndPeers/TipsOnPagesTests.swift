import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Tips on pages in situations that users of tip libraries have reported as bugs.
@Suite @MainActor struct TipsOnPagesTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct WordTip: Tip {
        let id: String
        let word: String
        var title: Text { Text(verbatim: word) }
    }

    struct LoudStyle: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Loud")
                configuration.title
            }
        }
    }

    struct WordPage: View {
        let model: PageModel

        var body: some View {
            VStack {
                TipView(WordTip(id: "inline", word: model.word))
                Text("Feature").popoverTip(WordTip(id: "popover", word: model.word))
            }
        }
    }

    struct AnchorPage: View {
        let model: PageModel

        var body: some View {
            VStack {
                if !model.isSwitched {
                    Text("First feature").popoverTip(OneTip())
                }
                Text("Second feature").popoverTip(TwoTip())
            }
        }
    }

    /// A page with an inline tip and a popover tip.
    private func bothKinds() -> DrawnPage {
        DrawnPage(
            VStack {
                TipView(OneTip())
                Text("Feature").popoverTip(TwoTip())
            }
        )
    }

    @Test(
        "A closed tip reappears on its page after resetEligibility or Tips.reset, with a new display count",
        .tipCenter()
    )
    func wayBack() async throws {
        let page = bothKinds()
        await page.wait { $0.texts == ["One", "Feature", "Two"] }
        page.press(.close)
        page.dismissPopover()
        await page.wait { $0.texts == ["Feature"] }
        await OneTip().resetEligibility()
        await page.wait { $0.texts == ["One", "Feature"] }
        #expect(OneTip().record.displayCount == 1)
        try Tips.reset()
        await page.wait { $0.texts == ["One", "Feature", "Two"] }
        #expect(TwoTip().record.displayCount == 1)
    }

    @Test("hideAllTipsForTesting removes all tips from a page at once, and hidden tips aren't counted", .tipCenter())
    func hideAll() async {
        let page = bothKinds()
        await page.wait { $0.texts == ["One", "Feature", "Two"] }
        Tips.hideAllTipsForTesting()
        await page.wait { $0.texts == ["Feature"] }
        #expect(page.popovers.isEmpty)
        let other = bothKinds()
        await other.settle()
        #expect(other.texts == ["Feature"])
        #expect(OneTip().record.displayCount == 1)
        #expect(TwoTip().record.displayCount == 1)
        #expect(OneTip().record.invalidation == nil)
    }

    @Test("Closing tips by button or by dismissal causes outcomes with different causes", .tipCenter()) func causes()
        async
    {
        var outcomes = Tips.outcomes.makeAsyncIterator()
        let page = bothKinds()
        await page.wait { $0.texts == ["One", "Feature", "Two"] }
        page.dismissPopover()
        page.press(.close)
        await page.wait { $0.texts == ["Feature"] }
        var causes: [String: Tips.Outcome.Cause] = [:]
        while causes.count < 2, let outcome = await outcomes.next() {
            if case .closed(let cause) = outcome.kind { causes[outcome.tip] = cause }
        }
        #expect(causes == ["OneTip": .closeButton, "TwoTip": .dismissed])
    }

    @Test("A tip style applies to inline tips and to popover tips", .tipCenter()) func style() async {
        let page = DrawnPage(
            VStack {
                TipView(OneTip())
                Text("Feature").popoverTip(TwoTip())
            }
            .tipViewStyle(LoudStyle())
        )
        await page.wait { $0.texts == ["Loud", "One", "Feature", "Loud", "Two"] }
    }

    @Test(
        "When the text of a tip on screen changes, the page is updated and no display is counted",
        .tipCenter()
    )
    func words() async {
        let model = PageModel()
        let page = DrawnPage(WordPage(model: model))
        await page.wait { $0.texts == ["Hello", "Feature", "Hello"] }
        #expect(page.cardLabels == ["Hello", "Hello"])
        model.word = "Hallo"
        await page.wait { $0.texts == ["Hallo", "Feature", "Hallo"] }
        #expect(page.cardLabels == ["Hallo", "Hallo"])
        #expect(WordTip(id: "inline", word: "").record.displayCount == 1)
        #expect(WordTip(id: "popover", word: "").record.displayCount == 1)
    }

    @Test(
        "A popover tip on every row of a list opens on one row, is counted once, and closes for all rows",
        .tipCenter()
    )
    func rows() async {
        let page = DrawnPage(
            List {
                ForEach(0..<5) { number in
                    Text("Row \(number)").popoverTip(OneTip())
                }
            }
        )
        await page.wait { !$0.popovers.isEmpty }
        await page.settle()
        #expect(page.popovers.count == 1)
        #expect(OneTip().record.displayCount == 1)
        #expect(OneTip().explain().openPopover == nil)
        #expect(OneTip().explain().summary == "On screen: nothing holds it back.")
        page.dismissPopover()
        await page.settle()
        #expect(page.popovers.isEmpty)
        #expect(OneTip().record.displayCount == 1)
    }

    @Test(
        "A popover whose view is removed lets the next open, and reopens later when its view is back",
        .tipCenter()
    )
    func anchors() async {
        let model = PageModel()
        let page = DrawnPage(AnchorPage(model: model))
        await page.wait { $0.texts.contains("One") }
        model.isSwitched = true
        await page.wait { $0.texts == ["Second feature", "Two"] }
        #expect(OneTip().status == .available)
        model.isSwitched = false
        await page.settle()
        #expect(page.texts == ["First feature", "Second feature", "Two"])
        #expect(OneTip().record.displayCount == 1)
        page.dismissPopover()
        await page.wait { $0.texts == ["First feature", "One", "Second feature"] }
        #expect(OneTip().record.displayCount == 2)
    }

    @Test("Closing a tip on one person's page doesn't affect another person's page in the same process")
    func twoPeople() async throws {
        let (one, two) = (try TipCenter.forTesting(), try TipCenter.forTesting())
        let (first, second) = (one.run { bothKinds() }, two.run { bothKinds() })
        first.press(.close)
        await first.wait { $0.texts == ["Feature", "Two"] }
        await second.settle()
        #expect(second.texts == ["One", "Feature", "Two"])
        #expect(two.run { OneTip().status } == .available)
    }
}
