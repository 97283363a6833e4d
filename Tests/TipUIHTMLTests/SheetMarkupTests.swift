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
        #expect(drawn(SheetContent(form: .cover)).html.contains("class=\"tipui-cover tipui-whole\""))
        #expect(drawn(SheetContent(showsHandle: false)).html.contains("class=\"tipui-cover tipui-bare\""))
        #expect(drawn(SheetContent(height: .fraction(0.5))).rules.map(declarations) == ["{--detent:50%}"])
        #expect(drawn(SheetContent(height: .height(120))).rules.map(declarations) == ["{--detent:120px}"])
        #expect(drawn(SheetContent(background: .system(.red))).rules.map(declarations) == ["{--sheet:var(--area-red)}"])
    }

    @Test("A popover of the app's own names its anchor and the edges for its arrow") func popovers() {
        let place = PopoverPlacement(anchorName: "#7", arrowEdges: [.bottom], attachment: .point(.top))
        let html = drawn(SheetContent(popover: place)).html
        #expect(
            html.contains(" data-at=\"0.5 0\" data-edge=\"bottom top top bottom left right\" data-points-at=\"#7\"")
        )
        #expect(!html.contains("data-stays"))
        let staying = PopoverPlacement(anchorName: "#7", staysInNarrowWindows: true)
        #expect(drawn(SheetContent(popover: staying)).html.contains(" data-stays=\"true\""))
    }

    @Test("An alert is an alertdialog with a description, which a press outside doesn't close") func alerts() {
        let alert = drawn(SheetContent(title: "Delete?", message: "For good.", form: .alert), events: .dismiss).html
        #expect(alert.contains("role=\"alertdialog\""))
        #expect(alert.contains("aria-description=\"For good.\""))
        #expect(alert.contains("class=\"tipui-cover tipui-choices tipui-alert\" closedby=\"closerequest\""))
        let dialog = drawn(SheetContent(form: .confirmation), events: .dismiss).html
        #expect(dialog.contains("class=\"tipui-cover tipui-choices\" data-ev"))
    }

    @Test("A button's keyboard shortcut is written for the client script and for screen readers") func shortcuts() {
        func keys(_ shortcut: KeyboardShortcut) -> String {
            HTMLRenderer().repaint(ElementTree(ElementID(1), Element(ButtonContent(shortcut: shortcut)))).html
        }
        #expect(keys(.defaultAction).contains("aria-keyshortcuts=\"Enter\""))
        #expect(keys(.defaultAction).contains("data-keys=\"+enter\""))
        let save = keys(KeyboardShortcut("s", modifiers: [.command, .shift]))
        #expect(save.contains("aria-keyshortcuts=\"Meta+Shift+S Control+Shift+S\""))
        #expect(save.contains("data-keys=\"CS+s\""))
        #expect(keys(KeyboardShortcut(.leftArrow, modifiers: .option)).contains("data-keys=\"A+arrowleft\""))
        #expect(keys(KeyboardShortcut(.space, modifiers: .control)).contains("aria-keyshortcuts=\"Control+Space\""))
    }

    private func declarations(_ rule: String) -> Substring {
        rule.drop { $0 != "{" }
    }
}
