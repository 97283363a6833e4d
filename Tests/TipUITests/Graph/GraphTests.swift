import OpenTipKitTesting
import Testing
import TipUI
import TipUIConformance

@MainActor
@Suite struct GraphTests {
    @Observable final class Model {
        var name = "one"
        var other = 0
        var rows = ["a", "b", "c"]
        var isOn = true
    }

    private func mount(_ view: some View) -> (Graph, RecordingRenderer) {
        let renderer = RecordingRenderer()
        let graph = Graph(view, renderer: renderer)
        renderer.begin(with: graph)
        return (graph, renderer)
    }

    struct Named: View {
        let model: Model
        var body: some View {
            Column {
                Word(model.name)
                Word("fixed")
            }
        }
    }

    @Test("Changing the text of a view sends one batch with one update mutation") func changedText() {
        let model = Model()
        let (graph, renderer) = mount(Named(model: model))
        #expect(renderer.tree.texts == ["one", "fixed"])
        let id = renderer.tree.children[0].children[0].id
        model.name = "two"
        graph.flush()
        #expect(renderer.batches == [[.update(id, Word.element("two"))]])
    }

    @Test("Changing a value that no view's body reads causes no update") func unread() {
        let model = Model()
        let (graph, renderer) = mount(Named(model: model))
        model.other = 5
        graph.flush()
        #expect(renderer.batches.isEmpty)
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            Column {
                ForEach(model.rows, id: \.self) { Word($0) }
            }
        }
    }

    @Test("Inserting, removing and moving rows of a ForEach sends one mutation for each changed row") func rows() throws
    {
        let model = Model()
        let (graph, renderer) = mount(Rows(model: model))
        let column = renderer.tree.children[0]
        let ids = column.children.map(\.id)
        model.rows = ["c", "a", "d"]
        graph.flush()
        let inserted = try #require(renderer.tree.children[0].children.last)
        #expect(
            renderer.take() == [
                .remove(ids[1]), .move(ids[2], parent: column.id, index: 0),
                .insert(ElementTree(inserted.id, Word.element("d")), parent: column.id, index: 2),
            ]
        )
        #expect(renderer.tree.texts == ["c", "a", "d"])
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("ForEach shows both of two items that have the same id") func duplicateIDs() {
        let model = Model()
        model.rows = ["a", "a"]
        let (_, renderer) = mount(Rows(model: model))
        #expect(renderer.tree.texts == ["a", "a"])
    }

    struct Branches: View {
        let model: Model
        var body: some View {
            Column {
                if model.isOn { Word("on") } else { Word("off") }
                if model.isOn { Word("extra") }
            }
        }
    }

    @Test("The two branches of an 'if' in a view builder are different elements; a missing branch has no element")
    func branches() {
        let model = Model()
        let (graph, renderer) = mount(Branches(model: model))
        let before = renderer.tree.children[0].children.map(\.id)
        model.isOn = false
        graph.flush()
        #expect(renderer.tree.texts == ["off"])
        #expect(!before.contains(renderer.tree.children[0].children[0].id))
        #expect(renderer.tree == graph.snapshot())
    }

    struct Counter: View {
        let label: String
        @State private var count = 0
        var body: some View {
            Press(action: { count += 1 }) { Word("\(label) \(count)") }
        }
    }

    struct Counters: View {
        let model: Model
        var body: some View {
            Column {
                Word(model.name)
                ForEach(model.rows, id: \.self) { Counter(label: $0) }
            }
        }
    }

    @Test("A view keeps its state when its parent is updated and when its row moves") func state() throws {
        let model = Model()
        let (graph, renderer) = mount(Counters(model: model))
        let press = try #require(renderer.tree.first(answering: .tap))
        #expect(graph.handle(ElementEvent(.tap, on: press)))
        #expect(graph.handle(ElementEvent(.tap, on: press)))
        graph.flush()
        #expect(renderer.tree.texts == ["one", "a 2", "b 0", "c 0"])
        model.rows = ["c", "b", "a"]
        model.name = "two"
        graph.flush()
        #expect(renderer.tree.texts == ["two", "c 0", "b 0", "a 2"])
    }

    @Test("Setting a view's state to an equal value doesn't evaluate the view again") func equalState() throws {
        struct Still: View {
            @State private var flag = false
            let asked: @MainActor () -> Void
            var body: some View {
                let _ = asked()
                Press(action: { flag = false }) { Word("\(flag)") }
            }
        }
        var count = 0
        let (graph, renderer) = mount(Still { count += 1 })
        graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap))))
        graph.flush()
        #expect(count == 1)
        #expect(renderer.batches.isEmpty)
    }

    @Test("Events are refused for removed and unknown elements, and for elements without a handler") func refusals()
        throws
    {
        let model = Model()
        let (graph, renderer) = mount(Counters(model: model))
        let press = try #require(renderer.tree.first(answering: .tap))
        #expect(!graph.handle(ElementEvent(.longPress, on: press)))
        model.rows = []
        graph.flush()
        #expect(!graph.handle(ElementEvent(.tap, on: press)))
        #expect(!graph.handle(ElementEvent(.tap, on: ElementID(999))))
    }

    @Test("A change of state made inside a view's body is drawn in the same flush, after that body")
    func changeWhileDrawing() {
        struct Eager: View {
            let model: Model
            var body: some View {
                let _ = { model.name = "set by the body" }()
                Column { Word("static") }
            }
        }
        let model = Model()
        let view = Column {
            Named(model: model)
            Eager(model: model)
        }
        let (graph, renderer) = mount(view)
        #expect(renderer.tree.texts == ["one", "fixed", "static"])
        graph.flush()
        #expect(renderer.tree.texts == ["set by the body", "fixed", "static"])
    }

    @Test("A view reads an environment value from the nearest surrounding view that sets it") func environment() {
        struct Reader: View {
            @Environment(\.depth) private var depth
            var body: some View { Word("\(depth)") }
        }
        let view = Column {
            Reader()
            Column {
                Reader()
                Reader().environment(\.depth, 2)
            }
            .environment(\.depth, 1)
        }
        #expect(mount(view).1.tree.texts == ["0", "1", "2"])
    }

    @Test("onAppear waits until a client connects, and removing a view runs onDisappear and cancels its task")
    func lifecycle() async {
        let model = Model()
        let log = Log()
        let renderer = RecordingRenderer()
        let graph = Graph(Watched(model: model, log: log), renderer: renderer)
        renderer.begin(with: graph)
        #expect(log.lines.isEmpty)
        graph.appear()
        #expect(log.lines == ["appear on"])
        await log.waitForTask()
        model.isOn = false
        graph.flush()
        #expect(log.lines == ["appear on", "task", "disappear on", "appear off"])
        await log.waitForCancellation()
        graph.unmount()
        #expect(log.lines.last == "disappear off")
    }

    @Test("An unmounted view graph releases the models that its views used") func freed() {
        let renderer = RecordingRenderer()
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            let graph = Graph(Named(model: model), renderer: renderer)
            graph.unmount()
        }
        #expect(weakModel == nil)
    }

    @Test("A stack with a spacer fills the available space along its axis") func fills() {
        struct Gap: View, PrimitiveView {
            func primitive(in environment: EnvironmentValues) -> Primitive {
                Primitive(Element(SpacerContent()))
            }
        }
        let (graph, _) = mount(Column { Gap() })
        let column = graph.snapshot().children[0]
        #expect(column.element.style.flexibleAxes == .vertical)
        #expect(column.children[0].element.style.flexibleAxes == .vertical)
    }

    @Test(
        "The mutations that random state changes send lead to the same tree as the graph's snapshot",
        arguments: 0..<60
    )
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let model = Model()
        let view = Column {
            Named(model: model)
            Rows(model: model)
            Branches(model: model)
            Counters(model: model)
        }
        let (graph, renderer) = mount(view)
        for _ in 0..<30 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: model.name = "\(Int.random(in: 0..<3, using: &generator))"
            case 1:
                let all = ["a", "b", "c", "d", "e", "f"].shuffled(using: &generator)
                model.rows = Array(all.prefix(Int.random(in: 0...6, using: &generator)))
            case 2: model.isOn.toggle()
            default:
                if let press = renderer.tree.first(answering: .tap) { graph.handle(ElementEvent(.tap, on: press)) }
            }
            if Bool.random(using: &generator) { graph.flush() }
        }
        graph.flush()
        #expect(renderer.tree == graph.snapshot(), "seed \(seed)")
        let fresh = Graph(view, renderer: RecordingRenderer()).snapshot()
        #expect(fresh.texts.count == renderer.tree.texts.count, "seed \(seed)")
    }
}

private enum DepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

@MainActor
private final class Log {
    private(set) var lines: [String] = []
    private var tasks: AsyncStream<Bool>.Iterator
    private let continuation: AsyncStream<Bool>.Continuation

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
        tasks = stream.makeAsyncIterator()
        self.continuation = continuation
    }

    func note(_ line: String) { lines.append(line) }

    func taskRan() {
        note("task")
        continuation.yield(true)
    }

    func taskWasCancelled() { continuation.yield(false) }

    func waitForTask() async { #expect(await next() == true) }

    func waitForCancellation() async { #expect(await next() == false) }

    private func next() async -> Bool? {
        var tasks = tasks
        defer { self.tasks = tasks }
        return await tasks.next(isolation: #isolation)
    }
}

private struct Watched: View {
    let model: GraphTests.Model
    let log: Log

    var body: some View {
        if model.isOn {
            Lived(name: "on", log: log, hasTask: true)
        } else {
            Lived(name: "off", log: log, hasTask: false)
        }
    }
}

private struct Lived: PrimitiveView {
    let name: String
    let log: Log
    let hasTask: Bool

    func primitive(in environment: EnvironmentValues) -> Primitive {
        var lifecycle = Primitive.Lifecycle()
        lifecycle.onAppear = { log.note("appear \(name)") }
        lifecycle.onDisappear = { log.note("disappear \(name)") }
        if hasTask {
            lifecycle.task = {
                log.taskRan()
                let (never, _) = AsyncStream.makeStream(of: Never.self)
                for await _ in never {}
                log.taskWasCancelled()
            }
        }
        return Primitive(Word.element(name), lifecycle: lifecycle)
    }
}
