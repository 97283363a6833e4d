import Testing
import TipUI

@testable import TipUIHTML

@Suite struct SheetMarkupTests {
    private func drawn(_ content: SheetContent, events: EventSet = []) -> HTMLRenderer.Repaint {
        HTMLRenderer().repaint(ElementTree(ElementID(1), Element(content, events: events)))
    }

    @Test("A sheet is written as a closed dialog with an accessibility label, around a card for its content")
    func dialog() {
        #expect(
            drawn(SheetContent(title: "A & B"), events: .dismiss).html
                == "<dialog id=\"e1\" aria-label=\"A &amp; B\" aria-modal=\"true\" class=\"tipui-cover\" data-ev=\"dismiss\" "
                + "role=\"dialog\"><div class=\"tipui-sheet\" data-slot=\"e1\"></div></dialog>"
        )
        #expect(drawn(SheetContent()).html.contains("aria-label=\"Sheet\""))
    }

    @Test("Browsers can't close the dialog of a sheet whose interactive dismissal is disabled") func closing() {
        #expect(drawn(SheetContent(isDismissible: false)).html.contains(" closedby=\"none\""))
        #expect(!drawn(SheetContent()).html.contains("closedby"))
    }

    @Test("A sheet's full-screen mode, hidden handle, height and background are written as CSS classes") func looks() {
        #expect(drawn(SheetContent(isCover: true)).html.contains("class=\"tipui-cover tipui-whole\""))
        #expect(drawn(SheetContent(showsHandle: false)).html.contains("class=\"tipui-cover tipui-bare\""))
        #expect(drawn(SheetContent(height: .fraction(0.5))).rules.map(declarations) == ["{--detent:50%}"])
        #expect(drawn(SheetContent(height: .height(120))).rules.map(declarations) == ["{--detent:120px}"])
        #expect(drawn(SheetContent(background: .system(.red))).rules.map(declarations) == ["{--sheet:var(--area-red)}"])
    }

    private func declarations(_ rule: String) -> Substring {
        rule.drop { $0 != "{" }
    }
}
