import Testing
import TipUIConformance

@testable import TipUI

/// Tests of navigation levels that links and bindings in a toolbar show.
@MainActor @Suite struct ToolbarDestinationTests {
    private let model = NavigationPageModel()

    private struct Page: View {
        @Bindable var model: NavigationPageModel

        var body: some View {
            NavigationStack(path: $model.numbers) {
                PressCounter("first")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { PressCounter("left") }
                        ToolbarItem { if model.isOn { settings } }
                        ToolbarItem { NavigationLink("to one", value: 1) }
                        ToolbarItem {
                            Word("flag").navigationDestination(isPresented: $model.isUp) { PressCounter("flagged") }
                        }
                        ToolbarItem {
                            Word("item")
                                .navigationDestination(item: $model.item) { PressCounter("about \($0)") }
                                .navigationDestination(for: Int.self) { PressCounter("at \($0)") }
                        }
                    }
            }
        }

        private var settings: some View {
            NavigationLink {
                PressCounter("settings \(model.name)")
                    .toolbar {
                        PressCounter("done")
                        NavigationLink("more") { Word("far") }
                    }
            } label: {
                Word("link")
            }
            .accessibilityLabel("Settings")
        }
    }

    private func page() -> (graph: Graph, renderer: RecordingRenderer) {
        let page = mounted(Page(model: model))
        page.graph.appear()
        return page
    }

    /// Returns the texts of the leading and the trailing items of the toolbar.
    private func bar(_ renderer: RecordingRenderer) -> [[String]] {
        renderer.tree.all.first { $0.element.content is PageContent }?.children.prefix(2).map(\.texts) ?? []
    }

    @Test("A navigation link in a toolbar shows its view and that view's toolbar, and Back restores both") func link() {
        let (graph, renderer) = page()
        let own = bar(renderer)
        #expect(own == [["left 0"], ["link", "to one", "flag", "item"]])
        for _ in 1...2 {
            graph.press("Settings")
            #expect(renderer.tree.front == ["settings one 0"])
            #expect(bar(renderer) == [[], ["done 0", "more"]])
            graph.press("more")
            #expect(renderer.tree.front == ["far"])
            #expect(bar(renderer) == [[], []])
            graph.press("Back")
            graph.press("Back")
            #expect(renderer.tree.levelsAbove == 0)
            #expect(bar(renderer) == own)
        }
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("The view of a link in a toolbar is updated, keeps its state, and is removed with the link")
    func follows() {
        let (graph, renderer) = page()
        graph.press("Settings")
        graph.press("settings one 0")
        graph.press("done 0")
        graph.press("more")
        model.name = "two"
        graph.flush()
        graph.press("Back")
        #expect(renderer.tree.front == ["settings two 1"])
        #expect(bar(renderer) == [[], ["done 1", "more"]])
        model.isOn = false
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
        #expect(bar(renderer) == [["left 0"], ["to one", "flag", "item"]])
    }

    @Test("The view of a link in a toolbar is drawn at most twice, even if it has its own toolbar") func rest() {
        let diary = Diary()
        let (graph, _) = mounted(
            NavigationStack {
                Word("first").toolbar {
                    NavigationLink("go") {
                        Drawn {
                            let _ = diary.note("drawn")
                            Word("there").toolbar { Word("done") }
                        }
                    }
                }
            }
        )
        graph.press("go")
        #expect((1...2).contains(diary.take().count))
    }

    @Test("Toolbar items of a covered navigation level aren't drawn but keep their state") func covered() {
        let (graph, renderer) = page()
        graph.press("left 0")
        renderer.forget()
        graph.press("to one")
        #expect(model.numbers == [1])
        #expect(renderer.tree.front == ["at 1 0"])
        #expect(bar(renderer) == [[], []])
        #expect(renderer.batches.count == 1)
        model.isOn = false
        graph.flush()
        graph.press("Back")
        #expect(bar(renderer) == [["left 1"], ["to one", "flag", "item"]])
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("Bindings and items of toolbar views present navigation levels, even when the page is first drawn")
    func requests() {
        model.isUp = true
        let (graph, renderer) = page()
        #expect(renderer.tree.front == ["flagged 0"])
        model.item = "a"
        graph.flush()
        #expect(renderer.tree.front == ["about a 0"])
        graph.press("Back")
        #expect(model.item == nil)
        #expect(renderer.tree.front == ["flagged 0"])
        model.isUp = false
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
        #expect(bar(renderer).last == ["link", "to one", "flag", "item"])
    }
}
