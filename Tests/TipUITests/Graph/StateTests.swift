import Testing
import TipUI
import TipUIConformance

@MainActor
@Suite struct StateTests {
    private func press(_ graph: Graph, _ renderer: RecordingRenderer) throws {
        #expect(graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap)))))
        graph.flush()
    }

    @Test("A view modifier keeps its state when its content is updated") func modifierState() throws {
        struct Counting: ViewModifier {
            @State private var count = 0
            @Environment(\.testDepth) private var depth
            func body(content: Content) -> some View {
                Press(action: { count += 1 }) {
                    content
                    Word("\(depth):\(count)")
                }
            }
        }
        let subject = Subject()
        let (graph, renderer) = mounted(
            Drawn { Word(subject.name).modifier(Counting()) }.environment(\.testDepth, 3)
        )
        try press(graph, renderer)
        try press(graph, renderer)
        subject.name = "two"
        graph.flush()
        #expect(renderer.tree.texts == ["two", "3:2"])
    }

    @Test("In an app's own DynamicProperty, state and environment are available when update() is called")
    func ownProperty() throws {
        struct Doubled: DynamicProperty {
            @State var count = 1
            @Environment(\.testDepth) var depth
            var told = 0
            mutating func update() { told = count * 2 + depth }
        }
        struct Host: View {
            let doubled = Doubled()
            var body: some View { Press(action: { doubled.count += 1 }) { Word("\(doubled.told)") } }
        }
        let (graph, renderer) = mounted(Host().environment(\.testDepth, 10))
        #expect(renderer.tree.texts == ["12"])
        try press(graph, renderer)
        #expect(renderer.tree.texts == ["14"])
    }

    @Test("A binding to a part of a view's state writes that part of the state") func bindings() throws {
        struct Value: Equatable {
            var text = "a"
            var note: String? = "n"
        }
        struct Writer: View {
            @Binding var text: String
            var body: some View { Press(action: { text += "b" }) { Word(text) } }
        }
        struct Host: View {
            @State private var value = Value()
            var body: some View {
                Writer(text: $value.text)
                Word(value.text)
            }
        }
        let (graph, renderer) = mounted(Host())
        try press(graph, renderer)
        #expect(renderer.tree.texts == ["ab", "ab"])
    }

    @Test("Bindings convert between optional and non-optional values") func optionalBindings() throws {
        var stored: Int? = 1
        let optional = Binding<Int?>(get: { stored }, set: { stored = $0 })
        let present = try #require(Binding(optional))
        present.wrappedValue = 2
        #expect(stored == 2)
        stored = nil
        #expect(present.wrappedValue == 1)
        #expect(Binding<Int>(optional) == nil)

        var number = 1
        let wide = Binding<Int?>(Binding<Int>(get: { number }, set: { number = $0 }))
        wide.wrappedValue = nil
        #expect(number == 1)
        wide.wrappedValue = 5
        #expect(number == 5)
        #expect(Binding.constant(3).wrappedValue == 3)
    }

    @Test("@Bindable provides bindings to the properties of an observable object") func bindable() {
        let subject = Subject()
        @Bindable var bindable = subject
        $bindable.name.wrappedValue = "bound"
        #expect(subject.name == "bound")
    }

    @Test("A view whose body changes its own state after reading it is evaluated again") func changedWhileDrawn() {
        struct Settling: View {
            @State private var count = 0
            var body: some View {
                let text = "\(count)"
                let _ = { count = min(count + 1, 3) }()
                Word(text)
            }
        }
        let (graph, renderer) = mounted(Settling())
        graph.flush()
        #expect(renderer.tree.texts == ["3"])
    }

    @Test("A change of observed state is drawn without an explicit flush, on the main actor's next turn")
    func scheduled() async {
        let subject = Subject()
        let (graph, renderer) = mounted(Drawn { Word(subject.name) })
        subject.name = "two"
        #expect(renderer.batches.isEmpty)
        await renderer.nextBatch()
        #expect(renderer.tree.texts == ["two"])
        graph.unmount()
    }

    @Test("A view's state may be set from any thread through its binding") func otherThread() async throws {
        struct Host: View {
            @State private var text = "main"
            let send: @MainActor (Binding<String>) -> Void
            var body: some View {
                let _ = send($text)
                Word(text)
            }
        }
        var binding: Binding<String>?
        let (graph, renderer) = mounted(Host { binding = $0 })
        nonisolated(unsafe) let text = try #require(binding)
        await Task.detached { text.wrappedValue = "elsewhere" }.value
        graph.flush()
        #expect(renderer.tree.texts == ["elsewhere"])
    }

    @Test("Views find an object in the environment by its type, and are updated when the object changes") func objects()
    {
        struct Reader: View {
            @Environment(Subject.self) private var subject
            var body: some View { Word(subject.name) }
        }
        struct Seeker: View {
            @Environment(Subject.self) private var subject: Subject?
            var body: some View { Word(subject?.name ?? "none") }
        }
        let subject = Subject()
        let (graph, renderer) = mounted(
            Column {
                Seeker()
                Column {
                    Reader()
                    Seeker()
                }
                .environment(subject)
            }
        )
        #expect(renderer.tree.texts == ["none", "one", "one"])
        subject.name = "two"
        graph.flush()
        #expect(renderer.tree.texts == ["none", "two", "two"])
    }

    @Test("An environment key with an optional value has its own default, even if that isn't nil")
    func optionalDefault() {
        #expect(EnvironmentValues()[OptionalKey.self] == 4)
        var values = EnvironmentValues()
        values[OptionalKey.self] = nil
        #expect(values[OptionalKey.self] == nil)
    }

    @Test("Views read the host's root environment, and openURL passes URLs to the renderer") func rootEnvironment()
        throws
    {
        struct Opener: View {
            @Environment(\.testDepth) private var depth
            @Environment(\.openURL) private var openURL
            let diary: Diary
            var body: some View {
                Press(action: {
                    guard let url = URL(string: "https://example.com/a") else { return }
                    openURL(url)
                    openURL(url) { diary.note("\($0)") }
                }) { Word("\(depth)") }
            }
        }
        var environment = EnvironmentValues()
        environment.testDepth = 8
        let diary = Diary()
        let (graph, renderer) = mounted(
            Opener(diary: diary),
            host: GraphHost(rootEnvironment: environment)
        )
        #expect(renderer.tree.texts == ["8"])
        try press(graph, renderer)
        #expect(renderer.openedAddresses == ["https://example.com/a", "https://example.com/a"])
        #expect(diary.lines == ["true"])
    }
}

private enum OptionalKey: EnvironmentKey {
    static var defaultValue: Int? { 4 }
}
