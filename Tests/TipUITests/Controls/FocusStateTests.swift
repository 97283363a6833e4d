import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct FocusStateTests {
    private struct Page: View {
        @FocusState private var field: String?
        @FocusState private var isSearching: Bool
        @State private var text = ""

        var body: some View {
            TextField("Name", text: $text).focused($field, equals: "name").accessibilityIdentifier("name")
            Group { Text("Mail") }.focused($field, equals: "mail")
            TextField("Search", text: $text).focused($isSearching)
            Button("\(field ?? "none"), \(isSearching)") { field = "mail" }
        }
    }

    @Test("A view that is removed while it has the focus gives it back") func removed() throws {
        struct Removable: View {
            @FocusState private var isFocused: Bool
            @State private var isShown = true
            @State private var text = ""

            var body: some View {
                if isShown { TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("name") }
                Button("\(isFocused)") { isShown.toggle() }
            }
        }
        let (graph, renderer) = mounted(Removable())
        let field = try #require(renderer.tree.all.first { $0.element.events.contains(.focus) })
        graph.handle(ElementEvent(.focus, on: field.id, value: "true"))
        graph.flush()
        graph.press("true")
        #expect(renderer.tree.texts == ["false"])
        graph.press("false")
        #expect(!renderer.tree.all.contains { $0.element.accessibility.isFocused })
    }

    @Test("The focus moves between views, of which one has it at a time") func moves() throws {
        let (graph, renderer) = mounted(Page())
        let places = renderer.tree.all.filter { $0.element.events.contains(.focus) }
        #expect(places.count == 3)
        func report(_ place: Int, _ isFocused: Bool) {
            graph.handle(ElementEvent(.focus, on: places[place].id, value: "\(isFocused)"))
            graph.flush()
        }
        var focused: [Int] {
            places.indices.filter { place in
                renderer.tree.all.contains { $0.id == places[place].id && $0.element.accessibility.isFocused }
            }
        }
        #expect(focused.isEmpty)
        report(0, true)
        #expect(focused == [0])
        report(2, true)
        #expect(focused == [2])
        #expect(renderer.tree.texts.last == "none, true")
        graph.press("none, true")
        // The client moves the focus and reports it.
        #expect(focused == [1, 2])
        report(1, true)
        #expect(focused == [1])
        #expect(renderer.tree.texts.last == "mail, false")
        report(1, false)
        #expect(focused.isEmpty)
    }
}
