import Testing
import TipUIConformance

@testable import TipUI

/// Tests of the swipe actions of list rows.
@MainActor @Suite struct RowActionsTests {
    private let subject = Subject()

    private func rows(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { $0.element.content is RowContent }
    }

    private func actions(_ row: ElementTree?) -> ElementTree? {
        row?.children.first { $0.element.content is RowActionsContent }
    }

    @Test("Swipe actions are drawn after the row's content, with trailing actions before leading ones") func order()
        throws
    {
        let (_, renderer) = mounted(
            List {
                HStack {
                    Word("row")
                    Word("a").swipeActions { Button("Delete", role: .destructive) {} }
                }
                .swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("Mute") {} }
                .swipeActions(edge: .leading) { Button("Flag") {} }
                Word("plain")
            }
        )
        let first = try #require(rows(renderer).first)
        #expect(first.texts == ["row", "a", "Delete", "Mute", "Flag"])
        #expect(first.children.last?.id == actions(first)?.id)
        #expect(actions(first)?.children.map(\.texts) == [["Delete", "Mute"], ["Flag"]])
        let edges = actions(first)?.children.compactMap { ($0.element.content as? RowEdgeContent)?.isLeading }
        #expect(edges == [false, true])
        #expect(actions(rows(renderer).last) == nil)
    }

    @Test("A swipe action's color comes from its role or tint, not from the page's tint") func looks() throws {
        let (_, renderer) = mounted(
            List {
                Word("row").swipeActions {
                    Button("Delete", role: .destructive) {}
                    Button("Mute") {}.tint(.indigo)
                }
            }
            .tint(.pink)
        )
        let buttons = try #require(actions(rows(renderer).first)).all.compactMap {
            $0.element.content as? ButtonContent
        }
        #expect(
            buttons == [
                ButtonContent(look: .borderedProminent, role: .destructive),
                ButtonContent(look: .borderedProminent, tint: .system(.indigo)),
            ]
        )
    }

    @Test("Pressing a swipe action runs it and updates the row") func press() {
        let subject = subject
        let (graph, renderer) = mounted(
            List(subject.rows, id: \.self) { name in
                Drawn { Word(subject.name == name ? "\(name)!" : name) }
                    .swipeActions { Button("Mark \(name)") { subject.name = name } }
            }
        )
        graph.press("Mark b")
        #expect(rows(renderer).map(\.texts) == [["a", "Mark a"], ["b!", "Mark b"], ["c", "Mark c"]])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A row whose content disappears is removed with its swipe actions, and both return with the content")
    func empty() {
        let subject = subject
        let (graph, renderer) = mounted(
            List {
                Drawn { if subject.isOn { Word("row") } }.swipeActions {
                    Drawn { Button(subject.name) {} }
                }
            }
        )
        for name in ["two", "three"] {
            subject.isOn = false
            graph.flush()
            #expect(rows(renderer).isEmpty)
            subject.name = name
            graph.flush()
            #expect(graph.snapshot() == renderer.tree)
            subject.isOn = true
            graph.flush()
            #expect(rows(renderer).map(\.texts) == [["row", name]])
            #expect(graph.snapshot() == renderer.tree)
        }
    }

    @Test("A row whose swipe actions draw nothing has no element for actions") func none() {
        let subject = subject
        let (graph, renderer) = mounted(
            List { Word("row").swipeActions { Drawn { if subject.isOn { Button("Delete") {} } } } }
        )
        #expect(actions(rows(renderer).first) != nil)
        subject.isOn = false
        graph.flush()
        #expect(actions(rows(renderer).first) == nil)
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("Swipe actions use the environment of the view that declares them, but not its text style")
    func environment() throws {
        struct Counting: View {
            @Environment(Subject.self) private var model: Subject?

            var body: some View { Button("\(model?.other ?? -1)") { model?.other += 1 } }
        }
        let subject = subject, model = Subject()
        let (graph, renderer) = mounted(
            List {
                Drawn {
                    HStack {
                        Word("row").swipeActions { Counting() }.environment(model).foregroundStyle(.red)
                    }
                    .disabled(subject.isOn)
                }
            }
        )
        let plain = mounted(List { Word("row").swipeActions { Text("0") } }).renderer
        func action(of list: RecordingRenderer) -> ElementTree? {
            actions(rows(list).first)?.children.first?.children.first
        }
        func action() -> ElementTree? { action(of: renderer) }
        #expect((action()?.element.content as? ButtonContent)?.isDisabled == true)
        #expect(action()?.element.events == [])
        #expect(action()?.children.first?.element == action(of: plain)?.element)
        subject.isOn = false
        graph.flush()
        graph.press("0")
        #expect(model.other == 1)
        #expect(rows(renderer).map(\.texts) == [["row", "1"]])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("Swipe actions of a row that isn't drawn handle no events") func hidden() {
        let subject = subject
        subject.isOn = false
        let (graph, renderer) = mounted(
            List {
                Group { Drawn { if subject.isOn { Word("row") } } }
                    .swipeActions { Button("Delete") { subject.name = "deleted" } }
            }
        )
        func guess() -> Bool {
            (0..<100 as Range<UInt64>).contains { number in
                let event = ElementEvent(.tap, on: ElementID(number))
                return graph.element(answering: event) != nil || graph.handle(event)
            }
        }
        #expect(!guess())
        subject.isOn = true
        graph.flush()
        #expect(rows(renderer).map(\.texts) == [["row", "Delete"]])
        #expect(guess())
        subject.isOn = false
        graph.flush()
        #expect(!guess())
        #expect(subject.name != "deleted")
    }
}
