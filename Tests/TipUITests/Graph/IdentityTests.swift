import Testing
import TipUI
import TipUIConformance

@MainActor
@Suite struct IdentityTests {
    private let subject = Subject()

    @Test("Switching the branch of an 'if' in a view builder sends exactly one removal and one insertion") func branch()
    {
        let (graph, renderer) = mounted(
            Column {
                Drawn { if subject.isOn { Word("on") } else { Word("off") } }
            }
        )
        let column = renderer.tree.children[0]
        let before = column.children[0].id
        subject.isOn = false
        graph.flush()
        let after = renderer.tree.children[0].children[0].id
        #expect(
            renderer.batches == [
                [
                    .remove(before),
                    .insert(ElementTree(after, Word.element("off")), parent: column.id, index: 0),
                ]
            ]
        )
        #expect(after > before)
    }

    @Test("When a view disappears and returns, the view gets a new element id, and its siblings keep their ids")
    func absent() {
        let (graph, renderer) = mounted(
            Column {
                Drawn { if subject.isOn { Word("maybe") } }
                Word("always")
            }
        )
        let column = renderer.tree.children[0]
        subject.isOn = false
        graph.flush()
        #expect(renderer.take() == [.remove(column.children[0].id)])
        subject.isOn = true
        graph.flush()
        let back = renderer.tree.children[0].children[0].id
        #expect(
            renderer.take() == [.insert(ElementTree(back, Word.element("maybe")), parent: column.id, index: 0)]
        )
        #expect(back != column.children[0].id)
    }

    @Test("When a view's element changes its kind, it is replaced, and all its descendants get new ids")
    func otherKind() {
        let (graph, renderer) = mounted(
            Drawn {
                Boxed(subject.isOn ? ListContent() as any ElementContent : RowContent()) {
                    Column { Word("below") }
                }
            }
        )
        let before = renderer.tree.ids.dropFirst()
        subject.isOn = false
        graph.flush()
        let after = renderer.tree.ids.dropFirst()
        #expect(renderer.tree.children[0].element.content as? RowContent == RowContent())
        #expect(renderer.tree.texts == ["below"])
        #expect(Set(before).isDisjoint(with: after))
        #expect(renderer.tree == graph.snapshot())
    }

    @Test("Views keep their state when an element around them is added or removed, although their ids change")
    func elementComesAndGoes()
        throws
    {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Press(action: { count += 1 }) { Word("\(count)") } }
        }
        let (graph, renderer) = mounted(
            Column {
                Drawn { Boxed(subject.isOn ? BoxContent() : nil) { Counter() } }
            }
        )
        let press = try #require(renderer.tree.first(answering: .tap))
        graph.handle(ElementEvent(.tap, on: press))
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.texts == ["1"])
        #expect(!graph.handle(ElementEvent(.tap, on: press)))
        subject.isOn = true
        graph.flush()
        #expect(renderer.tree.texts == ["1"])
        #expect(renderer.tree == graph.snapshot())
        #expect(graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap)))))
    }

    @Test("Changing the id of a view replaces it by a new view with new state") func explicitID() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Press(action: { count += 1 }) { Word("\(count)") } }
        }
        let (graph, renderer) = mounted(Drawn { Counter().id(subject.name) })
        graph.handle(ElementEvent(.tap, on: try #require(renderer.tree.first(answering: .tap))))
        graph.flush()
        #expect(renderer.tree.texts == ["1"])
        subject.name = "two"
        graph.flush()
        #expect(renderer.tree.texts == ["0"])
    }

    @Test("An AnyView whose content changes its type replaces its element") func anyView() {
        let (graph, renderer) = mounted(
            Drawn { subject.isOn ? AnyView(Word("a")) : AnyView(Column { Word("b") }) }
        )
        let before = renderer.tree.children[0].id
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.texts == ["b"])
        #expect(renderer.tree.children[0].id != before)
    }

    @Test("An equatable view isn't evaluated again while it is equal and its environment doesn't change")
    func equalViews() {
        struct Same: View, @MainActor Equatable {
            let text: String
            let diary: Diary
            var body: some View {
                let _ = diary.note(text)
                Word(text)
            }
            static func == (left: Same, right: Same) -> Bool { left.text == right.text }
        }
        let diary = Diary()
        let (graph, renderer) = mounted(
            Drawn {
                Column {
                    Word(subject.name)
                    Same(text: "same", diary: diary)
                    Same(text: subject.name, diary: diary)
                    Same(text: "surrounded", diary: diary).environment(\.testDepth, subject.other)
                }
            }
        )
        #expect(diary.take() == ["same", "one", "surrounded"])
        subject.name = "two"
        graph.flush()
        #expect(diary.take() == ["two"])
        subject.other = 1
        graph.flush()
        #expect(diary.take() == ["surrounded"])
        #expect(renderer.tree.texts == ["two", "same", "two", "surrounded"])
    }

    @Test("Several changes of state before a flush are sent in one batch and evaluate each reading view once")
    func oneBatch() {
        let diary = Diary()
        let (graph, renderer) = mounted(
            Column {
                Drawn {
                    let _ = diary.note("name")
                    Word(subject.name)
                }
                Drawn {
                    let _ = diary.note("rows")
                    ForEach(subject.rows, id: \.self) { Word($0) }
                }
                Drawn {
                    let _ = diary.note("other")
                    Word("\(subject.other)")
                }
            }
        )
        #expect(diary.take() == ["name", "rows", "other"])
        subject.name = "two"
        subject.rows = ["c"]
        subject.name = "three"
        graph.flush()
        #expect(diary.take().sorted() == ["name", "rows"])
        #expect(renderer.batches.count == 1)
        #expect(renderer.tree.texts == ["three", "c", "0"])
    }

    @Test("State that a view's body changes is drawn in the same batch as the update that evaluated the body")
    func bodyChanges() {
        let (graph, renderer) = mounted(
            Column {
                Drawn { Word(subject.name) }
                Drawn {
                    let _ = { subject.name = "seen \(subject.other)" }()
                    Word("\(subject.other)")
                }
            }
        )
        graph.flush()
        renderer.forget()
        subject.other = 7
        graph.flush()
        #expect(renderer.tree.texts == ["seen 7", "7"])
        #expect(renderer.batches.count == 1)
    }

    @Test("A flush ends even if a view's body always changes the state that it reads") func endless() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                let _ = { count += 1 }()
                Word("\(count)")
            }
        }
        let (graph, renderer) = mounted(Restless())
        graph.flush()
        #expect(renderer.batches.count == 1)
        #expect(renderer.tree == graph.snapshot())
        graph.unmount()
    }
}

private enum TestDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var testDepth: Int {
        get { self[TestDepthKey.self] }
        set { self[TestDepthKey.self] = newValue }
    }
}
