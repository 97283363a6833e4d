import Observation
import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct EnvironmentObjectTests {
    @Observable final class Model {
        var name = "a"
    }

    private struct Reader: View {
        @Environment(Model.self) private var model

        var body: some View { Text(model.name) }
    }

    @Test("A view without the object that it reads is a warning sign, and is drawn once an enclosing view sets one")
    func missing() throws {
        struct Page: View {
            @State private var isSet = false

            var body: some View {
                Button("Set") { isSet = true }
                Reader().environment(isSet ? Model() : nil)
            }
        }
        let (graph, renderer) = mounted(Page())
        #expect(renderer.tree.texts == ["Set"])
        graph.press("Set")
        #expect(renderer.tree.texts == ["Set", "a"])
    }

    @Test("A view that sets the same object again doesn't evaluate equal views inside it")
    func same() {
        struct Leaf: View, Equatable {
            let diary: Diary

            nonisolated static func == (left: Leaf, right: Leaf) -> Bool { true }

            var body: some View {
                let _ = diary.note("leaf")
                Text("leaf")
            }
        }
        struct Page: View {
            @State private var count = 0
            let model = Model()
            let diary: Diary

            var body: some View {
                Button("\(count)") { count += 1 }
                Leaf(diary: diary).environment(model)
            }
        }
        let diary = Diary()
        let (graph, renderer) = mounted(Page(diary: diary))
        graph.press("0")
        #expect(renderer.tree.texts == ["1", "leaf"])
        #expect(diary.take() == ["leaf"])
    }
}
