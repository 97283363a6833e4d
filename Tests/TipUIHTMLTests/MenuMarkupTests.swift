import Testing
import TipHTML
import TipUI

@testable import TipUIHTML

@Suite struct MenuMarkupTests {
    private let renderer = HTMLRenderer(root: RootOptions())

    private func markup(_ content: any ElementContent, events: EventSet = []) -> String {
        renderer.markup(of: ElementTree(ElementID(1), Element(content, events: events)))
    }

    @Test("A menu's button refers to the menu as its popover target, so that browsers open it without scripts")
    func opening() {
        let button = markup(ButtonContent(menu: ElementID(7)))
        #expect(
            button == "<button id=\"e1\" aria-haspopup=\"menu\" class=\"tipui-button tipui-look-automatic\" "
                + "popovertarget=\"m7\" type=\"button\"></button>"
        )
        #expect(
            markup(MenuContent(name: ElementID(7)))
                == "<div id=\"e1\" class=\"tipui-menu\"><div class=\"tipui-items\" data-slot=\"e1\" id=\"m7\" "
                + "popover=\"auto\" role=\"menu\"></div></div>"
        )
    }

    @Test("A menu item has the role of a menu item and the autofocus attribute, and submits a form") func items() {
        let item = markup(ButtonContent(look: .menuItem), events: .tap)
        for part in [" role=\"menuitem\"", " type=\"submit\"", " form=\"form\"", " value=\"e1\"", " autofocus"] {
            #expect(item.contains(part), "\(part)")
        }
        let box = markup(ButtonContent(look: .menuItem, isOn: true))
        #expect(box.contains(" role=\"menuitemcheckbox\"") && box.contains(" aria-checked=\"true\""))
        #expect(markup(LinkContent(url: "https://a.example", isMenuItem: true)).contains(" role=\"menuitem\""))
        #expect(!markup(LinkContent(url: "https://a.example")).contains("role="))
        #expect(markup(SectionContent(isInMenu: true)).contains(" role=\"group\""))
    }

    @Test("A view with a context menu handles a long press") func contextMenu() {
        #expect(
            markup(AnchorContent(hasContextMenu: true))
                == "<div id=\"e1\" class=\"tipui-anchor tipui-context\" data-ev=\"longPress\"></div>"
        )
        #expect(markup(AnchorContent()) == "<div id=\"e1\" class=\"tipui-anchor\"></div>")
    }

    @Test("Menu ids have the prefix of their root, so that two roots in one document don't share menus") func roots() {
        let other = HTMLRenderer(root: RootOptions(idPrefix: "b-"))
        let tree = ElementTree(ElementID(1), Element(ButtonContent(menu: ElementID(7))))
        #expect(other.markup(of: tree).contains("popovertarget=\"b-m7\""))
    }
}
