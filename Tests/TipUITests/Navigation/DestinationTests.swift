import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the values on a navigation stack's path and of the destinations that show them.
@MainActor @Suite struct DestinationTests {
    private let model = NavigationPageModel()

    private struct Numbers: View {
        @Bindable var model: NavigationPageModel

        var body: some View {
            NavigationStack(path: $model.numbers) {
                Column {
                    NavigationLink("to one", value: 1)
                    NavigationLink(value: 2) { Word("to two") }
                    NavigationLink("to a word", value: "word")
                    NavigationLink("to nothing", value: Int?.none)
                }
                .navigationDestination(for: Int.self) { number in
                    PressCounter("at \(number)")
                    Word(model.name)
                    NavigationLink("further", value: number + 10)
                }
            }
        }
    }

    private struct Wrapped: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Column { Button(configuration) } }
    }

    @Test("Navigation links are announced as links in any button style; other buttons aren't") func leadsOn() {
        let (_, renderer) = mounted(
            Column {
                NavigationLink("value", value: 1)
                NavigationLink("view") { Word("viewed") }.buttonStyle(.plain)
                NavigationLink("styled") { Word("viewed") }.buttonStyle(Wrapped())
                Button("press") {}.buttonStyle(Wrapped())
            }
        )
        let buttons = renderer.tree.all.compactMap { $0.element.content as? ButtonContent }
        #expect(buttons.map { $0.link != nil } == [true, true, true, false])
    }

    @Test("Pressing a navigation link appends its value to the path and shows its view, and Back removes both")
    func links() {
        let (graph, renderer) = mounted(Numbers(model: model))
        graph.appear()
        graph.press("to one")
        #expect(model.numbers == [1])
        #expect(renderer.tree.front == ["at 1 0", "one", "further"])
        graph.press("further")
        #expect(model.numbers == [1, 11])
        #expect(renderer.tree.front == ["at 11 0", "one", "further"])
        graph.press("Back")
        #expect(model.numbers == [1])
        graph.press("Back")
        #expect(model.numbers == [])
        #expect(renderer.tree.levelsAbove == 0)
        graph.press("to two")
        #expect(model.numbers == [2])
    }

    @Test("Setting a navigation path shows its levels in one batch; an initial path is shown from the start")
    func byCode() {
        model.numbers = [1, 2]
        let (graph, renderer) = mounted(Numbers(model: model))
        graph.appear()
        #expect(renderer.tree.front == ["at 2 0", "one", "further"])
        renderer.forget()
        model.numbers.append(3)
        graph.flush()
        #expect(renderer.tree.front == ["at 3 0", "one", "further"])
        #expect(renderer.batches.count == 1)
        model.numbers = []
        graph.flush()
        #expect(renderer.tree.levelsAbove == 0)
        #expect(renderer.batches.count == 2)
    }

    @Test("A navigation level keeps its state while covered, and loses it when it is left or its value changes")
    func state() {
        model.numbers = [1]
        let (graph, renderer) = mounted(Numbers(model: model))
        graph.press("at 1 0")
        model.numbers = [1, 2]
        graph.flush()
        graph.press("at 2 0")
        model.numbers = [1, 3]
        graph.flush()
        #expect(renderer.tree.front.first == "at 3 0")
        graph.press("Back")
        #expect(renderer.tree.front.first == "at 1 1")
        graph.press("Back")
        graph.press("to one")
        #expect(renderer.tree.front.first == "at 1 0")
    }

    @Test("A navigation destination is updated when state that it reads changes, and keeps its own state")
    func follows() {
        let (graph, renderer) = mounted(Numbers(model: model))
        graph.press("to one")
        graph.press("at 1 0")
        model.name = "two"
        graph.flush()
        #expect(renderer.tree.front == ["at 1 1", "two", "further"])
    }

    @Test("A navigation link with no value, with a value of the wrong type, or outside a stack does nothing")
    func disabled() {
        let (graph, renderer) = mounted(Numbers(model: model))
        graph.press("to nothing")
        graph.press("to a word")
        #expect(model.numbers == [])
        #expect(renderer.tree.levelsAbove == 0)
        let alone = mounted(NavigationLink("alone", value: 1)).renderer.tree
        #expect(alone.all.allSatisfy { $0.element.events.isEmpty })
    }

    private struct Mixed<Content: View>: View {
        @Bindable var model: NavigationPageModel
        @ViewBuilder let content: @MainActor () -> Content

        var body: some View {
            NavigationStack(path: $model.path) { content() }
        }
    }

    @Test("If several destinations match a type, the one on the lowest level applies, or on one level the innermost")
    func precedence() {
        model.path = NavigationPath([1, 2])
        let (_, renderer) = mounted(
            Mixed(model: model) {
                Column {
                    Word("root")
                        .navigationDestination(for: Int.self) { number in
                            Word("inner \(number)").navigationDestination(for: Int.self) { Word("upper \($0)") }
                        }
                    Word("beside").navigationDestination(for: Int.self) { Word("beside \($0)") }
                }
                .navigationDestination(for: Int.self) { Word("outer \($0)") }
            }
        )
        #expect(renderer.tree.texts == ["root", "beside", "inner 1", "inner 2"])
    }

    @Test("A destination applies only to values that come after its own level on the path") func above() {
        model.path = NavigationPath([1])
        model.path.append("a")
        let (_, renderer) = mounted(
            Mixed(model: model) {
                Word("root").navigationDestination(for: String.self) { text in
                    Word(text).navigationDestination(for: Int.self) { Word("\($0)") }
                }
            }
        )
        #expect(renderer.tree.texts == ["root", "a"])
        model.path = NavigationPath(["a"])
        model.path.append(1)
        let (_, other) = mounted(
            Mixed(model: model) {
                Word("root").navigationDestination(for: String.self) { text in
                    Word(text).navigationDestination(for: Int.self) { Word("\($0)") }
                }
            }
        )
        #expect(other.tree.texts == ["root", "a", "1"])
    }

    @Test("A path value without a destination shows a placeholder, and the log says which modifier to add")
    func missing() {
        let model = model
        model.isOn = false
        model.path = NavigationPath([1.5])
        let (graph, renderer) = mounted(
            Mixed(model: model) {
                Drawn {
                    if model.isOn {
                        Word("root").navigationDestination(for: Double.self) { Word("\($0)") }
                    } else {
                        Word("root")
                    }
                }
            }
        )
        #expect(renderer.tree.all.contains { $0.element.accessibility.label == "Nothing to show" })
        model.isOn = true
        graph.flush()
        #expect(renderer.tree.front == ["1.5"])
        let message = MissingDestination(value: NavigationValue(1.5)).message
        #expect(message.contains("of type Double"))
        #expect(message.contains(".navigationDestination(for: Double.self)"))
    }

    @Test("Navigation destinations inside list rows and lazy stacks apply") func containers() {
        model.path = NavigationPath([1])
        model.path.append("a")
        let (_, renderer) = mounted(
            Mixed(model: model) {
                List {
                    Text("row").navigationDestination(for: Int.self) { Word("\($0)") }
                }
                LazyVStack {
                    Text("lazy").navigationDestination(for: String.self) { Word($0) }
                }
            }
        )
        #expect(renderer.tree.texts == ["row", "lazy", "1", "a"])
    }

    @Test("A navigation stack with a destination on every level draws each level at most twice in an update")
    func rest() {
        let diary = Diary()
        let model = model
        model.path = NavigationPath(1...6)
        let (graph, renderer) = mounted(
            Mixed(model: model) {
                Drawn {
                    Word(model.name).navigationDestination(for: Int.self) { number in
                        Drawn {
                            let _ = diary.note("\(number)")
                            Word("\(number)").navigationDestination(for: Int.self) { Word("\($0)") }
                        }
                    }
                }
            }
        )
        graph.appear()
        _ = diary.take()
        model.name = "two"
        graph.flush()
        #expect(renderer.tree.texts == ["two", "1", "2", "3", "4", "5", "6"])
        #expect(diary.take().count <= 12)
    }

    @Test("A view graph with open navigation levels has no retain cycle and is released completely") func freed() {
        weak var graph: Graph?
        weak var layer: PresentationLayer?
        do {
            let (mounted, _) = mounted(Numbers(model: model))
            mounted.appear()
            mounted.press("to one")
            graph = mounted
            layer = mounted.root.environment.presentation
            #expect(layer != nil)
        }
        #expect(graph == nil)
        #expect(layer == nil)
    }
}
