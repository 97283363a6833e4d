import Testing
import TipUI

@testable import TipUIHTML

@Suite struct SheetMarkupTests {
    private func drawn(_ content: SheetContent, events: EventSet = []) -> HTMLRenderer.Repaint {
        HTMLRenderer().repaint(ElementTree(ElementID(1), Element(content, events: events)))
    }

    @Test("A sheet is a dialog with a name, around a card for what it holds, closed until the script opens it")
    func dialog() {
        #expect(
            drawn(SheetContent(title: "A & B"), events: .dismiss).html
                == "<dialog id=\"e1\" aria-label=\"A &amp; B\" aria-modal=\"true\" class=\"tipui-cover\" data-ev=\"dismiss\" "
                + "role=\"dialog\"><div class=\"tipui-sheet\" data-slot=\"e1\"></div></dialog>"
        )
        #expect(drawn(SheetContent()).html.contains("aria-label=\"Sheet\""))
    }

    @Test("What the person may not close, the browser doesn't either") func closing() {
        #expect(drawn(SheetContent(isDismissible: false)).html.contains(" closedby=\"none\""))
        #expect(!drawn(SheetContent()).html.contains("closedby"))
    }

    @Test("Covers, handles that aren't seen, heights and grounds are classes") func looks() {
        #expect(drawn(SheetContent(isCover: true)).html.contains("class=\"tipui-cover tipui-whole\""))
        #expect(drawn(SheetContent(showsHandle: false)).html.contains("class=\"tipui-cover tipui-bare\""))
        #expect(drawn(SheetContent(height: .fraction(0.5))).rules.map(declarations) == ["{--detent:50%}"])
        #expect(drawn(SheetContent(height: .height(120))).rules.map(declarations) == ["{--detent:120px}"])
        #expect(drawn(SheetContent(background: .system(.red))).rules.map(declarations) == ["{--sheet:var(--red)}"])
    }

    private func declarations(_ rule: String) -> Substring {
        rule.drop { $0 != "{" }
    }
}
