import Testing
import TipUIConformance

@testable import TipUI

/// Tests which of several navigation titles applies, and in which order toolbar items are drawn.
@MainActor @Suite struct TitleTests {
    private let subject = Subject()

    private func page(_ renderer: RecordingRenderer) throws -> (content: PageContent, tree: ElementTree) {
        let tree = try #require(renderer.tree.children.first)
        guard let content = tree.element.content as? PageContent else {
            Issue.record("no page")
            return (PageContent(title: ""), tree)
        }
        return (content, tree)
    }

    @Test("Of several navigation titles the innermost applies, and of siblings the last") func titles()
        throws
    {
        let subject = subject
        subject.isOn = false
        let (graph, renderer) = mounted(
            NavigationStack {
                Column {
                    Drawn { if subject.isOn { Word("a").navigationTitle("first") } }
                    Word("b").navigationTitle("last")
                }
                .navigationTitle("outer")
            }
        )
        #expect(try page(renderer).content.title == "last")
        // Let a view appear that precedes the last one: the order of the views decides, not when they appear.
        subject.isOn = true
        graph.flush()
        #expect(try page(renderer).content.title == "last")
    }

    @Test("When a view with a navigation title is removed, the title of the view around it applies again") func gone()
        throws
    {
        let subject = subject
        let (graph, renderer) = mounted(
            NavigationStack {
                Column {
                    Drawn {
                        if subject.isOn { Word("a").navigationTitle("inner").navigationBarTitleDisplayMode(.inline) }
                    }
                }
                .navigationTitle("outer")
            }
        )
        #expect(try page(renderer).content == PageContent(title: "inner", hasLargeTitle: false))
        subject.isOn = false
        graph.flush()
        #expect(try page(renderer).content == PageContent(title: "outer", hasLargeTitle: true))
    }

    private struct Counting: View {
        let name: String
        @State private var count = 0

        init(name: String) { self.name = name }

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("A toolbar item that is removed and returns has its old position, and other items keep their state")
    func items() throws {
        let subject = subject
        let (graph, renderer) = mounted(
            NavigationStack {
                Drawn {
                    Column {
                        if subject.isOn { Word("a").toolbar { Counting(name: "view") } }
                        Word("b").toolbar {
                            if subject.isOn { ToolbarItem { Counting(name: "item") } }
                            ToolbarItem { Counting(name: "last") }
                        }
                    }
                }
            }
        )
        graph.press("last 0")
        #expect(try page(renderer).tree.children[1].texts == ["view 0", "item 0", "last 1"])
        subject.isOn = false
        graph.flush()
        #expect(try page(renderer).tree.children[1].texts == ["last 1"])
        subject.isOn = true
        graph.flush()
        #expect(try page(renderer).tree.children[1].texts == ["view 0", "item 0", "last 1"])
    }

    @Test("Toolbar items of an outer view precede those of inner views") func itemsAround() throws {
        let (_, renderer) = mounted(
            NavigationStack {
                Column {
                    Word("a").toolbar { Word("inner") }
                }
                .toolbar { Word("outer") }
            }
        )
        #expect(try page(renderer).tree.children[1].texts == ["outer", "inner"])
    }

    @Test("A navigation title and a toolbar don't cause the page's content to be drawn a second time") func once() {
        let diary = Diary()
        _ = mounted(
            NavigationStack {
                Drawn {
                    let _ = diary.note("drawn")
                    Word("a").navigationTitle("title").toolbar { Word("item") }
                }
            }
        )
        #expect(diary.take() == ["drawn"])
    }

    @Test("A sheet can be presented from the toolbar") func sheetFromTheBar() {
        let model = SheetPageModel()
        let (graph, renderer) = mounted(SheetFromBar(model: model))
        graph.appear()
        #expect(renderer.tree.sheets.isEmpty)
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.sheets.map(\.texts) == [["sheet"]])
    }

    private struct SheetFromBar: View {
        @Bindable var model: SheetPageModel

        var body: some View {
            NavigationStack {
                Word("a").toolbar { Word("item").sheet(isPresented: $model.isUp) { Word("sheet") } }
            }
        }
    }
}
