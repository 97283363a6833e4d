import Testing
import TipUI

@testable import TipUIHTML

/// What a page leaves for later: the look of what few pages begin with, and the ids of what only patches name.
@Suite struct FurtherTests {
    private static let kinds: [any ElementContent] = [
        BoxContent(), StackContent(.vertical(.center)), TextContent(runs: [TextRun(.string("a"))]), DividerContent(),
        ImageContent(source: .symbol("plus.circle.fill")), ButtonContent(look: .close), ButtonContent(look: .tipAction),
        ListContent(), ListContent(isForm: true), RowContent(), SectionContent(), PageContent(title: "a"),
        CalloutContent(), CalloutContent(arrowEdge: .top), CalloutContent(anchorName: "a"), PopoverContent(),
        SheetContent(), FieldContent(prompt: "a", text: ""), ToggleContent(isOn: true), ProgressContent(fraction: 0.5),
        RowActionsContent(),
        MenuContent(name: ElementID(7)),
    ]

    private func page(_ tree: ElementTree) -> String {
        HTMLRenderer(root: RootOptions(idPrefix: "r-")).page(
            tree,
            options: PageOptions(
                title: "Page",
                nonce: "n",
                script: "/client.js",
                furtherScript: "/further.js",
                styleSheet: "/tipui.css",
                furtherStyleSheet: "/further.css",
                address: "/",
                session: "s",
                sequence: 0
            )
        )
    }

    /// Whether only the further style sheet has a rule for a part of the markup.
    private func needsFurtherRules(_ markup: String) -> Bool {
        func classes(_ sheet: StyleSheet) -> Set<Substring> {
            Set(sheet.text.matches(of: /\.([A-Za-z][-\w]*)/).map(\.output.1))
        }
        let used = markup.matches(of: /class="([^"]+)"/).flatMap { $0.output.1.split(separator: " ") }
        return !classes(.further).subtracting(classes(.common)).isDisjoint(with: used)
            || markup.contains(/\sdata-(edge|points-at)=/)
    }

    @Test(
        "A page has the further style sheet and the script's part if it needs them, and no other has",
        arguments: kinds
    )
    func links(kind: any ElementContent) {
        let tree = ElementTree(ElementID(1), Element(BoxContent()), [ElementTree(ElementID(2), Element(kind))])
        let needsThem = needsFurtherRules(HTMLRenderer().markup(of: tree))
        let html = page(tree)
        #expect(html.contains("href=\"/further.css\"") == needsThem)
        #expect(html.contains("<link rel=\"modulepreload\" href=\"/further.js\">") == needsThem)
    }

    @Test("A batch that brings what the further style sheet draws says so before all else", arguments: kinds)
    func batches(kind: any ElementContent) {
        let tree = ElementTree(ElementID(2), Element(kind))
        let needsThem = needsFurtherRules(HTMLRenderer().markup(of: tree))
        let insert = Mutation.insert(tree, parent: ElementID(1), index: 0)
        for mutation in [insert, .update(tree.id, tree.element)] {
            let patches = HTMLRenderer().patches(for: [.remove(ElementID(3)), mutation])
            #expect((patches.first == .further) == needsThem)
            #expect(patches.filter { $0 == .further }.count <= 1)
        }
    }

    @Test("The ids that a page leaves out are those of its markup, in the order of the document")
    func ids() throws {
        var button = Element(ButtonContent())
        button.events = [.tap]
        let leaf = { ElementTree(ElementID($0), Element(BoxContent())) }
        let tree = ElementTree(
            ElementID(0),
            Element(RootContent()),
            [
                leaf(1), ElementTree(ElementID(9), Element(ListContent()), [leaf(10), leaf(11), leaf(4)]),
                ElementTree(ElementID(5), button, [leaf(6)]), leaf(30),
                ElementTree(ElementID(31), Element(PageContent(title: "a"))),
            ]
        )
        let html = page(tree)
        let list = try #require(html.firstMatch(of: /data-ids="([^"]*)"/)).output.1.split(separator: " ")
        #expect(list == ["r-e", "1+1", "9+3", "4+3", "30+2"])
        var left = list.dropFirst().flatMap { run -> [Int] in
            let parts = run.split(separator: "+").compactMap { Int($0) }
            return Array(parts[0]..<(parts[0] + parts[1]))
        }[...]
        let whole = html.replacing(/\sid="r-e5"|\sdata-numbered/) { _ in " id=\"r-e\(left.popFirst() ?? -1)\"" }
        #expect(left.isEmpty)
        #expect(whole.contains(HTMLRenderer(root: RootOptions(idPrefix: "r-")).markup(of: tree)))
        // A press without script, and what nothing but a page begins with, need theirs.
        #expect(html.contains("<main id=\"r-e0\"") && html.contains("<button id=\"r-e5\""))
    }
}
