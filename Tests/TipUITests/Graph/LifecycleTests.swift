import Synchronization
import Testing
import TipUIConformance

@testable import TipUI

@MainActor
@Suite struct LifecycleTests {
    private let subject = Subject()
    private let diary = Diary()

    @Test("onAppear and onDisappear run once for each view: children before parents, siblings in order") func order() {
        let (graph, renderer) = mounted(
            Drawn {
                if subject.isOn {
                    Noted(name: "outer", diary: diary) {
                        Noted(name: "first", diary: diary) { Word("1") }
                        Noted(name: "second", diary: diary) { Word("2") }
                        ForEach(subject.rows, id: \.self) { row in Noted(name: row, diary: diary) { Word(row) } }
                    }
                }
            }
        )
        #expect(diary.lines.isEmpty)
        graph.appear()
        graph.appear()
        #expect(diary.take() == ["+first", "+second", "+a", "+b", "+c", "+outer"])
        subject.rows = ["d", "c"]
        graph.flush()
        #expect(diary.take() == ["-a", "-b", "+d"])
        subject.isOn = false
        graph.flush()
        #expect(diary.take() == ["-first", "-second", "-d", "-c", "-outer"])
        #expect(renderer.tree.texts.isEmpty)
        graph.unmount()
        #expect(diary.lines.isEmpty)
    }

    private struct WatchingApp: App {
        let subject: Subject
        let diary: Diary

        init() { self.init(Subject(), Diary()) }

        init(_ subject: Subject, _ diary: Diary) { (self.subject, self.diary) = (subject, diary) }

        var body: some Scene {
            WindowGroup { Word("page") }
                .onChange(of: subject.rows) { diary.note("\($0) \($1)") }
                .onChange(of: subject.isOn, initial: true) { diary.note("\(subject.isOn)") }
        }
    }

    @Test("A scene's onChange runs when its value changes, and at first if it is to") func scene() {
        let (graph, _) = mounted(AnyView(AppRoot(WatchingApp(subject, diary)).view))
        graph.appear()
        #expect(diary.take() == ["true"])
        subject.rows = ["z"]
        graph.flush()
        #expect(diary.take() == [#"["a", "b", "c"] ["z"]"#])
        subject.isOn = false
        graph.flush()
        #expect(diary.take() == ["false"])
    }

    @Test("onDisappear doesn't run for a view that is removed before any client connected") func neverShown() {
        let (graph, _) = mounted(Drawn { if subject.isOn { Noted(name: "a", diary: diary) { Word("a") } } })
        subject.isOn = false
        graph.flush()
        graph.unmount()
        #expect(diary.lines.isEmpty)
    }

    @Test("onDisappear of removed views runs after the update is rendered and before onAppear of new views")
    func afterCommit() {
        let (graph, renderer) = mounted(
            Drawn {
                if subject.isOn {
                    Noted(name: "old", diary: diary) { Word("old") }
                } else {
                    Noted(name: "new", diary: diary) { Word("new") }
                }
            }
        )
        graph.appear()
        renderer.onCommit = { [diary] in diary.note("commit") }
        subject.isOn = false
        graph.flush()
        #expect(diary.lines == ["+old", "commit", "-old", "+new"])
    }

    @Test("State that onAppear changes is sent in another batch of the same flush") func changeOnAppear() {
        struct Eager: View {
            let subject: Subject
            var body: some View { Word(subject.name).onAppear { subject.name = "appeared" } }
        }
        let (graph, renderer) = mounted(Eager(subject: subject))
        graph.appear()
        #expect(renderer.tree.texts == ["appeared"])
        #expect(renderer.batches.count == 1)
    }

    @Test("A view's task restarts when the task's id changes, and is canceled when the view disappears") func tasks()
        async throws
    {
        let (begun, continuation) = AsyncStream.makeStream(of: Int.self)
        var iterator = begun.makeAsyncIterator()
        let cancelled = CancelledIDs()
        let (graph, _) = mounted(
            Drawn { if subject.isOn { Worker(id: subject.other, begun: continuation, cancelled: cancelled) } }
        )
        graph.appear()
        #expect(await iterator.next(isolation: #isolation) == 0)
        subject.name = "nothing to do with it"
        graph.flush()
        #expect(cancelled.ids == [])
        subject.other = 1
        graph.flush()
        try #require(cancelled.ids == [0])
        #expect(await iterator.next(isolation: #isolation) == 1)
        subject.isOn = false
        graph.flush()
        #expect(cancelled.ids == [0, 1])
        graph.unmount()
    }

    @Test("onChange runs after the update in which the value changed is rendered, even before a client connects")
    func watching() {
        let (graph, renderer) = mounted(
            Drawn {
                Watching(value: subject.other, initially: false, name: "later", diary: diary)
                Watching(value: subject.other, initially: true, name: "at once", diary: diary)
            }
        )
        #expect(diary.take() == ["at once 0"])
        renderer.onCommit = { [diary] in diary.note("commit") }
        subject.other = 1
        graph.flush()
        #expect(diary.take() == ["commit", "later 1", "at once 1"])
        graph.appear()
        #expect(diary.take() == [])
    }

    @Test("Bodies, event handlers, onAppear, onDisappear and tasks run within the host's scope") func scopes()
        async throws
    {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        var iterator = events.makeAsyncIterator()
        let host = GraphHost(
            scope: { body in Person.$name.withValue("person") { body() } },
            taskScope: { body in
                await Person.$name.withValue("person", operation: { await body() }, isolation: #isolation)
            }
        )
        let (graph, renderer) = mounted(
            Drawn {
                let _ = diary.note("body \(subject.name) \(Person.name)")
                Press(action: { diary.note("handler \(Person.name)") }) { Word(subject.name) }
                    .onAppear { diary.note("appear \(Person.name)") }
                    .onDisappear { diary.note("disappear \(Person.name)") }
                    .task { continuation.yield(Person.name) }
            },
            host: host
        )
        graph.appear()
        #expect(await iterator.next(isolation: #isolation) == "person")
        graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap))))
        Person.$name.withValue("someone else") { subject.name = "two" }
        await renderer.nextBatch()
        graph.unmount()
        #expect(
            diary.lines == [
                "body one person", "appear person", "handler person", "body two person", "disappear person",
            ]
        )
    }

    @Test("A removed view's state is released") func freed() {
        final class Held {}
        struct Keeper: View {
            @State private var held = Held()
            let show: @MainActor (Held) -> Void
            var body: some View {
                let _ = show(held)
                Word("kept")
            }
        }
        weak var first: Held?
        let (graph, _) = mounted(Drawn { if subject.isOn { Keeper { first = first ?? $0 } } })
        #expect(first != nil)
        subject.isOn = false
        graph.flush()
        #expect(first == nil)
    }

    @Test("An observed model doesn't retain a view graph that is released") func untied() {
        weak var graph: Graph?
        weak var inbox: InvalidationQueue?
        do {
            let (mounted, _) = mounted(Drawn { Word(subject.name) })
            graph = mounted
            inbox = mounted.queue
        }
        #expect(graph == nil)
        #expect(inbox == nil)
        #expect(subject.name == "one")
    }

    @Test("Changing a value that a view has stopped reading doesn't evaluate the view again") func staleReads() {
        let (graph, _) = mounted(
            Drawn {
                let _ = diary.note("body")
                if subject.isOn { Word("\(subject.other)") } else { Word("off") }
            }
        )
        subject.isOn = false
        graph.flush()
        #expect(diary.take() == ["body", "body"])
        subject.other = 3
        graph.flush()
        #expect(diary.lines.isEmpty)
    }

    @Test("An unmounted view graph sends no updates and handles no events, and a second unmount does nothing")
    func unmounted() throws {
        let (graph, renderer) = mounted(
            Drawn { Noted(name: "a", diary: diary) { Press(action: {}) { Word(subject.name) } } }
        )
        let press = try #require(renderer.tree.first(answering: .tap))
        graph.appear()
        graph.unmount()
        graph.unmount()
        subject.name = "two"
        graph.flush()
        graph.appear()
        #expect(renderer.batches.isEmpty)
        #expect(!graph.handle(ElementEvent(.tap, on: press)))
        #expect(diary.lines == ["+a", "-a"])
    }
}

private enum Person {
    @TaskLocal static var name = "nobody"
}

/// A thread-safe record of the ids of canceled tasks.
private final class CancelledIDs: Sendable {
    private let stored = Mutex<[Int]>([])

    var ids: [Int] { stored.withLock { $0 } }

    func add(_ id: Int) { stored.withLock { $0.append(id) } }
}

private struct Worker: PrimitiveView {
    let id: Int
    let begun: AsyncStream<Int>.Continuation
    let cancelled: CancelledIDs

    func primitive(in environment: EnvironmentValues) -> Primitive {
        var lifecycle = Primitive.Lifecycle()
        lifecycle.taskID = id
        lifecycle.task = { [id, begun, cancelled] in
            begun.yield(id)
            let (never, _) = AsyncStream.makeStream(of: Never.self)
            await withTaskCancellationHandler {
                for await _ in never {}
            } onCancel: {
                cancelled.add(id)
            }
        }
        return Primitive(Word.element("\(id)"), lifecycle: lifecycle)
    }
}

private struct Watching: PrimitiveView {
    let value: Int
    let initially: Bool
    let name: String
    let diary: Diary

    func primitive(in environment: EnvironmentValues) -> Primitive {
        var lifecycle = Primitive.Lifecycle()
        lifecycle.watched = value
        lifecycle.callsOnChangeInitially = initially
        lifecycle.onChange = { diary.note("\(name) \(value)") }
        return Primitive(Word.element("\(value)"), lifecycle: lifecycle)
    }
}
