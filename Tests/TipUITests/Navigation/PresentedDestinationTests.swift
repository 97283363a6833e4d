import Testing
import TipUIConformance

@testable import TipUI

/// Tests of navigation levels that are presented by a binding or by a link with a view.
@MainActor @Suite struct PresentedDestinationTests {
    private let model = NavigationPageModel()

    private struct Page: View {
        @Bindable var model: NavigationPageModel

        var body: some View {
            NavigationStack(path: $model.numbers) {
                Column {
                    PressCounter("first")
                    Word("flag").navigationDestination(isPresented: $model.isUp) {
                        PressCounter("flagged")
                        NavigationLink("from flag", value: 5)
                        Leave("leave flag")
                    }
                    Word("item").navigationDestination(item: $model.item) { item in
                        PressCounter("about \(item)")
                    }
                    if model.isOn {
                        NavigationLink("link") {
                            PressCounter("linked \(model.name)")
                            NavigationLink("onward") { Word("far") }
                        }
                    }
                }
                .navigationDestination(for: Int.self) { PressCounter("at \($0)") }
            }
        }
    }

    private func page() -> (graph: Graph, renderer: RecordingRenderer) {
        let page = mounted(Page(model: model))
        page.graph.appear()
        return page
    }

    @Test("navigationDestination(isPresented:) shows a level while its binding is true, and Back sets it to false")
    func flag() {
        model.isUp = true
        let (graph, renderer) = page()
        #expect(renderer.tree.front == ["flagged 0", "from flag", "leave flag"])
        graph.press("flagged 0")
        graph.press("Back")
        #expect(!model.isUp)
        #expect(renderer.tree.levelsAbove == 0)
        renderer.forget()
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.front.first == "flagged 0")
        #expect(renderer.batches.count == 1)
        model.isUp = false
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
    }

    @Test("navigationDestination(item:) shows a level while there is an item, and Back sets the item to nil")
    func item() {
        let (graph, renderer) = page()
        model.item = "a"
        graph.flush()
        graph.press("about a 0")
        #expect(renderer.tree.front == ["about a 1"])
        model.item = "b"
        graph.flush()
        #expect(renderer.tree.front == ["about b 0"])
        #expect(renderer.tree.levelsAbove == 1)
        graph.press("Back")
        #expect(model.item == nil)
        #expect(renderer.tree.levelsAbove == 0)
    }

    @Test("The view that a navigation link shows is updated with the link's closure, and keeps its state") func link() {
        let (graph, renderer) = page()
        graph.press("first 0")
        graph.press("link")
        graph.press("linked one 0")
        graph.press("onward")
        #expect(renderer.tree.front == ["far"])
        model.name = "two"
        graph.flush()
        graph.press("Back")
        #expect(renderer.tree.front == ["linked two 1", "onward"])
        #expect(model.numbers == [])
        graph.press("Back")
        #expect(renderer.tree.front.first == "first 1")
        graph.press("link")
        #expect(renderer.tree.front.first == "linked two 0")
    }

    @Test("A navigation link with accessibility modifiers is a single button and shows its view") func modified() throws
    {
        let (graph, renderer) = mounted(
            NavigationStack {
                NavigationLink("go") { Word("there") }.disabled(false).accessibilityIdentifier("link")
                    .accessibilityLabel("Go")
                NavigationLink("stay") { Word("never") }.disabled(true).accessibilityIdentifier("stay")
            }
        )
        let marked = renderer.tree.all.filter { $0.element.accessibility.identifier != nil }
        #expect(marked.map { $0.element.content is ButtonContent } == [true, true])
        #expect(marked.map { $0.element.events.isEmpty } == [false, true])
        for _ in 1...2 {
            graph.press("Go")
            #expect(renderer.tree.front == ["there"])
            graph.press("Back")
            #expect(renderer.tree.levelsAbove == 0)
        }
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }

    @Test("A navigation link with a custom button style is a single button and shows its view on the first press")
    func styled() throws {
        let (graph, renderer) = mounted(
            NavigationStack {
                NavigationLink("go") { PressCounter("there") }.accessibilityLabel("Go").buttonStyle(Framed())
            }
        )
        let marked = renderer.tree.all.filter { $0.element.accessibility.label == "Go" }
        #expect(marked.map { $0.element.content is ButtonContent } == [true])
        graph.press("Go")
        graph.press("there 0")
        #expect(renderer.tree.front == ["there 1"])
        graph.press("Back")
        #expect(renderer.tree.levelsAbove == 0)
    }

    @Test("A navigation link with a button style and an accessibility label shows its view on the first press")
    func labelled() throws {
        let (graph, renderer) = mounted(
            NavigationStack {
                VStack {
                    NavigationLink("go") { PressCounter("there") }.buttonStyle(.plain).accessibilityLabel("Plain")
                    NavigationLink("on") { PressCounter("beyond") }.buttonStyle(Framed()).accessibilityLabel("Framed")
                }
            }
        )
        for (label, level) in [("Plain", "there"), ("Framed", "beyond")] {
            graph.press(label)
            graph.press("\(level) 0")
            #expect(renderer.tree.front == ["\(level) 1"])
            graph.press("Back")
            #expect(renderer.tree.levelsAbove == 0)
        }
    }

    @Test("When a view is removed, the navigation level that it presented and all levels above are removed")
    func ownerGone() {
        let (graph, renderer) = page()
        graph.press("link")
        graph.press("onward")
        #expect(renderer.tree.levelsAbove == 2)
        model.isOn = false
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
    }

    @Test("A new navigation level is always on top, and Back removes the levels in reverse order") func order() {
        model.numbers = [1]
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        #expect(renderer.tree.front.first == "flagged 0")
        graph.press("from flag")
        #expect(model.numbers == [1, 5])
        #expect(renderer.tree.front == ["at 5 0"])
        graph.press("Back")
        #expect(model.numbers == [1])
        #expect(model.isUp)
        graph.press("Back")
        #expect(!model.isUp)
        #expect(renderer.tree.front == ["at 1 0"])
    }

    @Test("Dismissing a navigation level removes it and all levels above it") func leaveAll() {
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        graph.press("from flag")
        model.item = "a"
        graph.flush()
        #expect(renderer.tree.levelsAbove == 3)
        graph.press("leave flag")
        #expect(!model.isUp)
        #expect(model.numbers == [])
        #expect(model.item == nil)
        #expect(renderer.tree.levelsAbove == 0)
    }

    @Test("A presented level stays when the path is emptied, and a value appended later is above that level")
    func sunk() {
        model.numbers = [1, 2]
        let (graph, renderer) = page()
        model.isUp = true
        graph.flush()
        model.numbers = []
        graph.flush()
        #expect(renderer.tree.front.first == "flagged 0")
        model.numbers = [9]
        graph.flush()
        #expect(renderer.tree.front == ["at 9 0"])
    }

    @Test("After a navigation model is told that the path is empty, a new path value is above the presented level")
    func sunkAlone() {
        let model = NavigationModel()
        var path = (1...2).map { NavigationValue($0) }
        let owner = UniqueIdentity()
        let step = NavigationStep.presented(NavigationValue("a"), owner: owner)
        var values = PreferenceValues()
        let level = PresentedLevel(owner: owner, value: step.value) {}
        values[NavigationDestinationsKey.self] = [
            NavigationDestination(for: String.self, presented: level) { Word($0) }
        ]
        model.observer(of: Binding(get: { path }, set: { path = $0 })).action(values)
        model.update(above: [])
        path = [NavigationValue(9)]
        #expect(model.presented.steps(with: path) == [step, .value(path[0], index: 0)])
    }

    @Test("A navigation stack in a sheet has its own levels, separate from those of the stack behind the sheet")
    func nested() {
        let model = model
        let (graph, renderer) = mounted(
            NavigationStack {
                Word("outer")
                    .navigationDestination(for: Int.self) { Word("outer \($0)") }
                    .sheet(isPresented: .constant(true)) { Page(model: model) }
            }
        )
        graph.appear()
        model.numbers = [3]
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
        #expect(renderer.tree.sheets.first?.front == ["at 3 0"])
    }
}
