import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Several popovers of one page.
@Suite @MainActor struct PopoverTurnTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct OnceTip: Tip {
        var title: Text { Text("Once") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    struct ThreeTip: Tip {
        var title: Text { Text("Three") }
    }

    struct FlagTip: Tip {
        @Parameter static var isOn: Bool = true
        var title: Text { Text("Flag") }
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
    }

    @Observable
    final class Switch {
        var isOn = true
    }

    /// A page with two popovers, the first of which is open; the second is removed when the model is switched.
    struct WaitingPage: View {
        let model: PageModel
        let first: any Tip
        let second: any Tip

        var body: some View {
            VStack {
                Text("A").popoverTip(first)
                if !model.isSwitched {
                    Text("B").popoverTip(second)
                }
            }
        }
    }

    @Test("One is open; the explanation of the other names it, until it is the other's turn", .tipCenter())
    func turn() async {
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(OneTip())
                Text("B").popoverTip(TwoTip())
            }
        )
        #expect(page.texts == ["A", "One", "B"])
        #expect(TwoTip().explain().openPopover == "OneTip")
        #expect(TwoTip().explain().summary == "May appear, but the popover of OneTip is open.")
        #expect(TwoTip().record.displayCount == 0)
        #expect(OneTip().explain().openPopover == nil)
        page.dismissPopover()
        await page.wait { $0.texts == ["A", "B", "Two"] }
        #expect(TwoTip().explain().openPopover == nil)
        #expect(TwoTip().explain().summary == "On screen: nothing holds it back.")
    }

    @Test("A tip waits no more, as its explanation says, when its view goes or its rule turns false", .tipCenter())
    func waitsNoMore() async {
        let model = PageModel()
        let page = DrawnPage(WaitingPage(model: model, first: OneTip(), second: FlagTip()))
        #expect(FlagTip().explain().openPopover == "OneTip")
        model.isSwitched = true
        await page.wait { $0.texts == ["A", "One"] }
        #expect(FlagTip().explain().openPopover == nil)
        model.isSwitched = false
        await page.wait { $0.texts == ["A", "One", "B"] }
        #expect(FlagTip().explain().openPopover == "OneTip")
        FlagTip.isOn = false
        await page.settle()
        #expect(FlagTip().explain().openPopover == nil)
    }

    @Test("One whose rule turns false while it waits asks anew afterwards, behind those that waited on", .tipCenter())
    func asksAnew() async {
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(OneTip())
                Text("B").popoverTip(FlagTip())
                Text("C").popoverTip(TwoTip())
            }
        )
        #expect(page.texts == ["A", "One", "B", "C"])
        FlagTip.isOn = false
        await page.wait { _ in FlagTip().explain().openPopover == nil }
        FlagTip.isOn = true
        await page.wait { _ in FlagTip().explain().openPopover == "OneTip" }
        page.dismissPopover()
        await page.wait { $0.texts == ["A", "B", "C", "Two"] }
        page.dismissPopover()
        await page.wait { $0.texts == ["A", "B", "Flag", "C"] }
    }

    @Test("A tip that waits on two pages names the one of the page where it still waits", .tipCenter())
    func twoPages() async {
        let model = PageModel()
        let first = DrawnPage(WaitingPage(model: PageModel(), first: OneTip(), second: TwoTip()))
        let second = DrawnPage(WaitingPage(model: model, first: ThreeTip(), second: TwoTip()))
        #expect(TwoTip().explain().openPopover == "ThreeTip")
        model.isSwitched = true
        await second.wait { $0.texts == ["A", "Three"] }
        #expect(TwoTip().explain().openPopover == "OneTip")
        first.dismissPopover()
        await first.wait { $0.texts == ["A", "B", "Two"] }
        #expect(TwoTip().explain().openPopover == nil)
    }

    @Test("A tip that is open on one page is explained as such, though it waits on another", .tipCenter())
    func openElsewhere() async {
        let page = DrawnPage(WaitingPage(model: PageModel(), first: OneTip(), second: TwoTip()))
        #expect(TwoTip().explain().openPopover == "OneTip")
        let other = DrawnPage(Text("C").popoverTip(TwoTip()))
        await other.wait { $0.texts == ["C", "Two"] }
        #expect(TwoTip().explain().summary == "On screen: nothing holds it back.")
        #expect(page.texts == ["A", "One", "B"])
    }

    @Test("One that can't open, since its displays are used up, lets the other pass", .tipCenter())
    func refused() async {
        let page = DrawnPage(
            VStack {
                TipView(OnceTip())
                Text("A").popoverTip(OnceTip())
                Text("B").popoverTip(TwoTip())
            }
        )
        await page.wait { $0.texts == ["Once", "A", "B", "Two"] }
        #expect(OnceTip().record.displayCount == 1)
    }

    @Test("One that its binding hides lets the other pass, and waits for it when it is wanted again", .tipCenter())
    func hidden() async {
        let model = Switch()
        let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(OneTip(), isPresented: isOn)
                Text("B").popoverTip(TwoTip())
            }
        )
        #expect(page.texts == ["A", "One", "B"])
        model.isOn = false
        await page.wait { $0.texts == ["A", "B", "Two"] }
        model.isOn = true
        await page.wait { _ in OneTip().explain().openPopover == "TwoTip" }
        #expect(page.texts == ["A", "B", "Two"])
        page.dismissPopover()
        await page.wait { $0.texts == ["A", "One", "B"] }
        #expect(OneTip().status == .available)
    }

    @Test("An inline tip and the view that it points at have one name; other ids have others", .tipCenter())
    func anchors() throws {
        let page = DrawnPage(
            VStack {
                TipView(OneTip(), anchorID: "here")
                Text("A").tipAnchor("here")
                Text("B").tipAnchor(7)
            }
        )
        let names = page.elements.compactMap(\.element.style.anchorName)
        #expect(names.count == 2)
        #expect(names.first != names.last)
        let pointing = page.elements.compactMap { tree in
            if let content = tree.element.content as? CalloutContent { content.anchorName } else { nil }
        }
        #expect(pointing == [try #require(names.first)])
    }

    @Test(
        "A popover points at the part of its view that is asked for",
        .tipCenter(),
        arguments: [
            PopoverAttachmentAnchor.rect(.bounds), .point(.topTrailing),
            .rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
        ]
    )
    func attachment(anchor: PopoverAttachmentAnchor) {
        let page = DrawnPage(Text("A").popoverTip(OneTip(), attachmentAnchor: anchor, arrowEdges: .bottom))
        #expect(page.popovers.map(\.content.attachment) == [anchor])
        #expect(page.popovers.map(\.content.arrowEdges) == [[.bottom]])
    }
}
