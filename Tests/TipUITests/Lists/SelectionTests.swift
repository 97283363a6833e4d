import Testing
import TipUIConformance

@testable import TipUI

/// Lists whose rows can be selected.
@MainActor @Suite struct SelectionTests {
    private struct Trail: Identifiable {
        let id: Int
    }

    @Observable
    fileprivate final class Choice {
        var one: Int?
        var several: Set<Int> = []
    }

    private struct Page: View {
        @Bindable var choice: Choice

        var body: some View {
            List([Trail(id: 1), Trail(id: 2)], selection: $choice.one) { Text(verbatim: "\($0.id)") }
            List(selection: $choice.several) {
                Text("three").tag(3)
                Text("other").tag("four")
                Section("five") { Text("five").tag(5) }
            }
            .environment(\.editMode, .constant(.active))
        }
    }

    private func selected(_ renderer: RecordingRenderer) -> [[String]] {
        renderer.tree.all.filter { ($0.element.content as? RowContent)?.isSelected == true }.map(\.texts)
    }

    private func press(_ text: String, _ graph: Graph, _ renderer: RecordingRenderer) {
        let row = renderer.tree.all.first { $0.element.content is RowContent && $0.texts == [text] }
        if let id = row?.first(answering: .tap) { graph.handle(ElementEvent(.tap, on: id)) }
        graph.flush()
    }

    @Test("A press selects a row by its id or tag, and assistive technology knows which rows are selected")
    func selecting() {
        let choice = Choice()
        let (graph, renderer) = mounted(Page(choice: choice))
        #expect(selected(renderer).isEmpty)
        press("2", graph, renderer)
        #expect(choice.one == 2)
        #expect(selected(renderer) == [["2"]])
        press("1", graph, renderer)
        #expect(selected(renderer) == [["1"]])
        #expect(renderer.tree.all.filter { $0.element.accessibility.isSelected }.map(\.texts) == [["1"]])
        press("three", graph, renderer)
        press("five", graph, renderer)
        press("other", graph, renderer)
        #expect(choice.several == [3, 5])
        #expect(selected(renderer) == [["1"], ["three"], ["five"]])
        press("three", graph, renderer)
        #expect(choice.several == [5])
        choice.one = nil
        graph.flush()
        #expect(selected(renderer) == [["five"]])
    }

    @Test("Of a list that isn't edited, a press selects none of several rows") func idle() {
        let choice = Choice()
        let binding = Binding(get: { choice.several }, set: { choice.several = $0 })
        let (graph, renderer) = mounted(List(selection: binding) { Text("a").tag(1) })
        press("a", graph, renderer)
        #expect(choice.several.isEmpty)
    }
}
