import Testing
import TipUIConformance

@testable import TipUI

/// Tests of presses on a navigation link whose level is already covered, such as the second press of a double click.
@MainActor @Suite struct CoveredLinkTests {
    private let model = NavigationPageModel()

    private struct Page: View {
        @Bindable var model: NavigationPageModel

        var body: some View {
            NavigationStack(path: $model.numbers) {
                Column {
                    NavigationLink("value", value: 1)
                    NavigationLink("view") { PressCounter("viewed") }
                }
                .navigationDestination(for: Int.self) { _ in NavigationLink("further", value: 2) }
            }
        }
    }

    private func button(_ name: String, in graph: Graph) throws -> ElementID {
        let button = graph.snapshot().all.first { $0.element.content is ButtonContent && $0.texts.contains(name) }
        return try #require(button).id
    }

    @Test("Pressing a navigation link twice appends its value to the path only once", arguments: [true, false])
    func value(isDrawnBetween: Bool)
        throws
    {
        let (graph, renderer) = mounted(Page(model: model))
        let link = try button("value", in: graph)
        for _ in 1...2 {
            graph.handle(ElementEvent(.tap, on: link))
            if isDrawnBetween { graph.flush() }
        }
        graph.flush()
        #expect(model.numbers == [1])
        #expect(renderer.tree.levelsAbove == 1)
    }

    @Test("Pressing a navigation link twice shows its view only once, and the view keeps its state") func view() throws
    {
        let (graph, renderer) = mounted(Page(model: model))
        let link = try button("view", in: graph)
        for _ in 1...2 { graph.handle(ElementEvent(.tap, on: link)) }
        graph.flush()
        graph.press("viewed 0")
        graph.handle(ElementEvent(.tap, on: link))
        graph.flush()
        #expect(renderer.tree.front == ["viewed 1"])
        #expect(renderer.tree.levelsAbove == 1)
    }

    @Test("Navigation links on a covered level do nothing until that level is the top one again") func others() throws {
        let (graph, renderer) = mounted(Page(model: model))
        let first = try (value: button("value", in: graph), view: button("view", in: graph))
        graph.press("value")
        let further = try button("further", in: graph)
        graph.press("further")
        for link in [first.value, first.view, further] {
            graph.handle(ElementEvent(.tap, on: link))
            graph.flush()
        }
        #expect(model.numbers == [1, 2])
        #expect(renderer.tree.levelsAbove == 2)
        graph.press("Back")
        graph.handle(ElementEvent(.tap, on: further))
        #expect(model.numbers == [1, 2])
    }
}
