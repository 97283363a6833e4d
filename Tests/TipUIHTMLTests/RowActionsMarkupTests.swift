import Testing
import TipHTML
import TipUI

@testable import TipUIHTML

@Suite struct RowActionsMarkupTests {
    @Test("A row's swipe actions are a labeled disclosure, and opening one closes the others of the same root")
    func disclosure() {
        let renderer = HTMLRenderer(root: RootOptions(idPrefix: "a-"))
        let markup = renderer.markup(of: ElementTree(ElementID(1), Element(RowActionsContent())))
        #expect(
            markup.hasPrefix(
                "<details id=\"a-e1\" class=\"tipui-actions\" name=\"a-actions\"><summary id=\"a-e1-more\""
            )
        )
        #expect(markup.contains("aria-label=\"More actions\" class=\"tipui-more tipui-image\"><svg"))
        #expect(markup.hasSuffix("</summary><div class=\"tipui-strip\" data-slot=\"a-e1\"></div></details>"))
    }

    @Test("The tag of an edge's actions has a further class at the leading edge") func edges() {
        func markup(_ content: RowEdgeContent) -> String {
            HTMLRenderer().markup(of: ElementTree(ElementID(1), Element(content)))
        }
        #expect(markup(RowEdgeContent()) == "<div id=\"e1\" class=\"tipui-edge\"></div>")
        #expect(
            markup(RowEdgeContent(isLeading: true)) == "<div id=\"e1\" class=\"tipui-edge tipui-leading\"></div>"
        )
    }

    @Test("A form is written as a list with an additional CSS class") func form() {
        let markup = HTMLRenderer().markup(of: ElementTree(ElementID(1), Element(ListContent(isForm: true))))
        #expect(markup == "<div id=\"e1\" class=\"tipui-list tipui-form\" role=\"list\"></div>")
    }
}
