import Foundation
import Testing
import TipUIConformance

@testable import TipUI

/// Tests of deleting and moving rows, and of bindings to the elements of a collection.
@MainActor @Suite struct EditingTests {
    struct Item: Identifiable, Equatable {
        let id: String
        var isOn = false
    }

    @Observable final class Model {
        var items = ["a", "b", "c"].map { Item(id: $0) }
        @ObservationIgnored var bindings: [String: Binding<Item>] = [:]
    }

    private struct Page: View {
        let model: Model

        var body: some View {
            EditButton()
            List {
                ForEach(Bindable(model).items) { $item in
                    row(item, binding: $item)
                }
                .onDelete { model.items.remove(atOffsets: $0) }
                .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
        }

        private func row(_ item: Item, binding: Binding<Item>) -> some View {
            model.bindings[item.id] = binding
            return Word(item.isOn ? "\(item.id)!" : item.id)
                .deleteDisabled(item.id == "c")
                .moveDisabled(item.id == "c")
        }
    }

    private func rows(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { $0.element.content is RowContent }
    }

    @Test("Rows are deleted by their action, and moved by buttons in edit mode, each unless it is disabled")
    func edits() {
        let model = Model()
        let (graph, renderer) = mounted(Page(model: model))
        #expect(rows(renderer).map(\.texts) == [["a", "Delete"], ["b", "Delete"], ["c"]])
        graph.press("Edit")
        #expect(renderer.tree.texts.first == "Done")
        let movers = rows(renderer).map { row in row.children.contains { $0.element.content is RowMoverContent } }
        #expect(movers == [true, true, false])
        let down = renderer.tree.all.filter { $0.element.accessibility.label == "Move down" }
        _ = down.first.map { graph.handle(ElementEvent(.tap, on: $0.id)) }
        graph.flush()
        #expect(model.items.map(\.id) == ["b", "a", "c"])
        graph.press("Delete")
        #expect(model.items.map(\.id) == ["a", "c"])
        graph.press("Done")
        #expect(rows(renderer).map(\.texts) == [["a", "Delete"], ["c"]])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("The action that deletes a row stands beside actions of the leading edge, and gives way to trailing ones")
    func deletingBesideSwipeActions() {
        for (edge, shown) in [(HorizontalEdge.leading, ["a", "Delete", "Done"]), (.trailing, ["a", "Done"])] {
            let (_, renderer) = mounted(
                List {
                    ForEach(["a"], id: \.self) { name in
                        Word(name).swipeActions(edge: edge) { Button("Done") {} }
                    }
                    .onDelete { _ in }
                }
            )
            #expect(rows(renderer).map(\.texts) == [shown])
        }
    }

    @Test("A binding of a ForEach follows its element by id, and has no effect once the element is removed")
    func bindings() throws {
        let model = Model()
        let (graph, renderer) = mounted(Page(model: model))
        let b = try #require(model.bindings["b"]), c = try #require(model.bindings["c"])
        model.items.removeFirst()
        c.wrappedValue.isOn = true
        #expect(model.items == [Item(id: "b"), Item(id: "c", isOn: true)])
        graph.flush()
        #expect(rows(renderer).map { $0.texts.first } == ["b", "c!"])
        model.items.removeAll { $0.id == "b" }
        b.wrappedValue.isOn = true
        #expect(model.items == [Item(id: "c", isOn: true)])
        #expect(b.wrappedValue.id == "b")
    }

    @Test("remove(atOffsets:) and move(fromOffsets:toOffset:) keep the order of the other elements, for any offsets")
    func offsets() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [0, 3], toOffset: 5)
        #expect(String(letters) == "bcead")
        letters.move(fromOffsets: [4, 9], toOffset: 0)
        #expect(String(letters) == "dbcea")
        letters.remove(atOffsets: [1, 2, 9])
        #expect(String(letters) == "dea")
    }

    @Test("A binding to a collection is a collection of bindings to its elements") func collection() {
        let box = StateBox([1, 2, 3])
        let numbers = Binding(get: { box.value }, set: { box.value = $0 })
        for number in numbers { number.wrappedValue *= 2 }
        #expect(box.value == [2, 4, 6])
        let last = numbers[2]
        box.value = [1]
        last.wrappedValue = 9
        #expect(box.value == [1] && last.wrappedValue == 6 && numbers.count == 1)
    }

    @Test("In a list, the content of a disclosure group is rows that a press of its label shows and hides")
    func disclosure() {
        let (graph, renderer) = mounted(
            List {
                DisclosureGroup("More") {
                    Word("x"); Word("y")
                }
            }
        )
        #expect(rows(renderer).map(\.texts) == [["More"]])
        let header = { renderer.tree.all.first { $0.element.content is ButtonContent }?.element }
        #expect(header()?.accessibility.isExpanded == false)
        graph.press("More")
        #expect(rows(renderer).map(\.texts) == [["More"], ["x"], ["y"]])
        #expect(header()?.accessibility.isExpanded == true)
        graph.press("More")
        #expect(rows(renderer).count == 1)
    }

    @Test("A search field is on the page of its navigation stack, and tells the views that the person searches")
    func search() throws {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch

            var body: some View {
                Button("End") { dismissSearch() }
                if isSearching { ContentUnavailableView.search }
            }
        }
        let box = StateBox("")
        let text = Binding(get: { box.value }, set: { box.value = $0 })
        let (graph, renderer) = mounted(NavigationStack { Drawn { Results().searchable(text: text, prompt: "Find") } })
        let page = try #require(renderer.tree.all.first { $0.element.content is PageContent })
        #expect(page.children[2].element.accessibility.isSearch)
        let field = try #require(renderer.tree.all.first { $0.element.content is FieldContent })
        graph.handle(ElementEvent(.change, on: field.id, value: "xyz"))
        graph.flush()
        #expect(box.value == "xyz")
        #expect(renderer.tree.texts.contains("No Results for “xyz”"))
        graph.press("End")
        #expect(box.value.isEmpty)
        #expect(!renderer.tree.texts.contains { $0.hasPrefix("No Results") })
    }
}
