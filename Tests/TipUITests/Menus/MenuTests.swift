import Foundation
import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the elements of menus and the actions of menu items.
@MainActor @Suite struct MenuTests {
    private let subject = Subject()

    private func buttons(_ tree: ElementTree) -> [ElementTree] {
        tree.all.filter { $0.element.content is ButtonContent }
    }

    private func contents(_ tree: ElementTree) -> [ButtonContent] {
        buttons(tree).compactMap { $0.element.content as? ButtonContent }
    }

    private func menus(_ tree: ElementTree) -> [MenuContent] {
        tree.all.compactMap { $0.element.content as? MenuContent }
    }

    @Test("A menu's button and its list of items share a name, which stays the same when the menu is updated")
    func name() throws {
        let subject = subject
        let (graph, renderer) = mounted(
            Drawn {
                let _ = subject.other
                Menu(subject.name) { Button("item \(subject.name)") {} }
                Menu("another") { Word("line") }
            }
        )
        let names = menus(renderer.tree).map(\.name)
        #expect(Set(names).count == 2)
        #expect(contents(renderer.tree).compactMap(\.menu) == names)
        subject.name = "two"
        graph.flush()
        subject.other = 1
        graph.flush()
        #expect(renderer.tree.texts == ["two", "item two", "another", "line"])
        #expect(menus(renderer.tree).map(\.name) == names)
        #expect(contents(renderer.tree).compactMap(\.menu) == names)
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("Buttons, toggles, links and nested menus become menu items, and sections become labeled groups")
    func items() throws {
        let address = try #require(URL(string: "https://example.com"))
        let (_, renderer) = mounted(
            Menu("Sort") {
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Copy", systemImage: "doc.on.doc") {}.disabled(true)
                Toggle("Wide", isOn: .constant(true))
                Link("Help", destination: address)
                Divider()
                Section("By") { Button("Name") {} }
                Section { Text("line") }
                Menu("More") { Button("Deep") {} }
            }
            .tint(.red)
        )
        let items = contents(renderer.tree).dropFirst()
        #expect(items.map(\.look) == Array(repeating: .menuItem, count: 6))
        #expect(items.map(\.role) == [.destructive, nil, nil, nil, nil, nil])
        #expect(items.map(\.isDisabled) == [false, true, false, false, false, false])
        #expect(items.map(\.isOn) == [nil, nil, true, nil, nil, nil])
        #expect(items.filter { $0.menu != nil }.count == 1)
        let all = renderer.tree.all
        #expect(all.compactMap { ($0.element.content as? LinkContent)?.isMenuItem } == [true])
        #expect(all.filter { $0.element.content is DividerContent }.count == 1)
        let sections = all.filter { $0.element.content is SectionContent }
        #expect(sections.compactMap { ($0.element.content as? SectionContent)?.isInMenu } == [true, true])
        #expect(sections.map(\.element.accessibility.label) == ["By", nil])
        #expect(sections.map(\.texts) == [["By", "Name"], ["line"]])
    }

    @Test("Pressing a menu item runs its button's action or switches its toggle, unless the item is disabled")
    func actions() throws {
        var presses: [String] = []
        var isOn = false
        let binding = Binding(get: { isOn }, set: { isOn = $0 })
        let (graph, _) = mounted(
            Menu("Menu") {
                Button("first") { presses.append("first") }
                Menu("Inner") { Button("deep") { presses.append("deep") } }
                Button("off") { presses.append("off") }.disabled(true)
                Toggle("switch", isOn: binding)
                Toggle("still", isOn: binding).disabled(true)
            }
        )
        for name in ["first", "deep", "off", "switch", "still", "Menu", "Inner"] { graph.press(name) }
        #expect(presses == ["first", "deep"])
        #expect(isOn)
    }

    @Test("A menu with a primary action has one button for the action and one for opening the menu")
    func primaryAction() {
        var presses = 0
        let (graph, renderer) = mounted(
            Menu {
                Button("item") {}
            } label: {
                Label("Save", systemImage: "tray")
            } primaryAction: {
                presses += 1
            }
        )
        graph.press("Save")
        #expect(presses == 1)
        let openers = buttons(renderer.tree).filter { ($0.element.content as? ButtonContent)?.menu != nil }
        #expect(openers.map(\.element.accessibility.label) == ["More"])
    }

    @Test("An accessibility label on a menu, or on a button with a menu or a popover, applies to the button")
    func modifiers() throws {
        let views: [any View] = [
            Menu("Menu") { Word("a") }.accessibilityLabel("Label"),
            Menu("Menu") { Word("a") }.disabled(true).accessibilityLabel("Label"),
            Menu("Menu", content: { Word("a") }, primaryAction: {}).accessibilityLabel("Label"),
            Button("Menu") {}.contextMenu { Word("a") }.accessibilityLabel("Label"),
            Button("Menu") {}.popoverCard(isPresented: true, content: PopoverContent(), onDismiss: {}) { Word("a") }
                .accessibilityLabel("Label"),
        ]
        for view in views {
            let (_, renderer) = mounted(AnyView(view))
            let named = renderer.tree.all.filter { $0.element.accessibility.label == "Label" }
            #expect(named.map { $0.element.content is ButtonContent } == [true])
            #expect(named.first?.texts == ["Menu"])
        }
        let (_, styled) = mounted(
            Menu("Menu") { Button("item") {} }.buttonStyle(.borderedProminent).tint(.red).disabled(true)
        )
        let opener = try #require(contents(styled.tree).first)
        #expect(opener.look == .borderedProminent)
        #expect(opener.tint == .system(.red))
        #expect(opener.isDisabled)
    }

    @Test("Hiding a button from assistive technology also hides its menu's button, but not its popover")
    func hidden() {
        let views: [any View] = [
            Menu("Menu", content: { Word("a") }, primaryAction: {}).accessibilityHidden(true),
            Button("Menu") {}.contextMenu { Word("a") }.accessibilityHidden(true),
            Button("Menu") {}.contextMenu { Word("a") }
                .popoverCard(isPresented: true, content: PopoverContent(), onDismiss: {}) { Word("tip") }
                .accessibilityHidden(true),
        ]
        for view in views {
            let (_, renderer) = mounted(AnyView(view))
            #expect(buttons(renderer.tree).map(\.element.accessibility.isHidden) == [true, true])
            #expect(renderer.tree.all.filter(\.element.accessibility.isHidden).count == 2)
        }
    }

    @Test("A custom ButtonStyle applies to a menu's label; a PrimitiveButtonStyle and a context menu ignore it")
    func styles() {
        let menu = Menu("Menu") { Button("item") {} }
        let (_, labelled) = mounted(menu.buttonStyle(Starred()))
        #expect(labelled.tree.texts == ["*", "Menu", "item"])
        #expect(contents(labelled.tree).map(\.look) == [.plain, .menuItem])
        let (_, pressed) = mounted(menu.buttonStyle(Twice()))
        #expect(pressed.tree.texts == ["Menu", "item"])
        #expect(contents(pressed.tree).map(\.look) == [.automatic, .menuItem])
        let (_, context) = mounted(Text("row").contextMenu { Button("item") {} }.buttonStyle(Starred()))
        #expect(context.tree.texts == ["row", "item"])
    }

    @Test("A menu in a toolbar is drawn in the page's bar with its items") func toolbar() throws {
        let (_, renderer) = mounted(
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Menu {
                            Button("Share", systemImage: "square.and.arrow.up") {}
                        } label: {
                            Image(systemName: "ellipsis.circle")
                        }
                    }
                }
            }
        )
        let page = try #require(renderer.tree.all.first { $0.element.content is PageContent })
        #expect(page.children[0].texts.isEmpty)
        #expect(page.children[1].texts == ["Share"])
        #expect(menus(page.children[1]).count == 1)
    }

    @Test("A view with a context menu has a button for it, and the menu exists only while it has items")
    func contextMenu() throws {
        let subject = subject
        subject.isOn = false
        let (graph, renderer) = mounted(
            Text("row").contextMenu {
                Drawn { if subject.isOn { Button("item") {} } }
            }
        )
        let host = try #require(renderer.tree.children.first)
        #expect(host.element.content as? AnchorContent == AnchorContent(hasContextMenu: true))
        #expect(host.children.map(\.texts) == [["row"], []])
        #expect(contents(host).map(\.look) == [.contextMenu])
        subject.isOn = true
        graph.flush()
        let full = try #require(renderer.tree.children.first)
        #expect(full.children.map(\.texts) == [["row"], [], ["item"]])
        #expect(contents(full).first?.menu == menus(full).first?.name)
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A disabled view has no context menu, and buttons in a menu's popovers and sheets aren't menu items")
    func apart() {
        let (_, off) = mounted(Text("row").contextMenu { Button("item") {} }.disabled(true))
        #expect(off.tree.children.map { $0.element.content as? AnchorContent } == [AnchorContent()])
        #expect(contents(off.tree).allSatisfy { $0.isDisabled })
        let (_, tip) = mounted(
            Menu("Menu") {
                Button("item") {}.popoverCard(isPresented: true, content: PopoverContent(), onDismiss: {}) {
                    Button("action") {}
                }
            }
        )
        #expect(contents(tip.tree).map(\.look) == [.automatic, .menuItem, .automatic])
        let (_, sheet) = mounted(
            Menu("Menu") {
                Button("item") {}.sheet(isPresented: .constant(true)) { Button("action") {} }
            }
        )
        let inSheet = sheet.tree.all.last { $0.element.content is SheetContent }.map(contents)
        #expect(inSheet?.map(\.look) == [.sheetHandle, .automatic])
    }
}

private struct Starred: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("*")
            configuration.label
        }
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Button("once") { configuration.trigger() }
            Button("twice") { configuration.trigger() }
        }
    }
}
