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

    @Observable
    final class Switch {
        var isOn = true
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
        #expect(TwoTip().explain().summary == "May appear: nothing holds it back.")
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
            if case .callout(let content) = tree.element.kind { content.anchorName } else { nil }
        }
        #expect(pointing == [try #require(names.first)])
    }

    @Test(
        "A popover points at the part of its view that is asked for",
        .tipCenter(),
        arguments: [
            (PopoverAttachmentAnchor.rect(.bounds), PopoverContent.Attachment.bounds),
            (.point(.topTrailing), .point(PaintStyle.UnitPosition(x: 1, y: 0))),
            (.rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))), .rect(x: 1, y: 2, width: 3, height: 4)),
        ]
    )
    func attachment(anchor: PopoverAttachmentAnchor, expected: PopoverContent.Attachment) {
        let page = DrawnPage(Text("A").popoverTip(OneTip(), attachmentAnchor: anchor, arrowEdges: .bottom))
        #expect(page.popovers.map(\.content.attachment) == [expected])
        #expect(page.popovers.map(\.content.arrowEdge) == [.bottom])
    }
}
