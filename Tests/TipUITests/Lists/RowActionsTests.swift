import OpenTipKitTesting
import Testing

@testable import TipUI

/// What a person can do with a row.
@MainActor @Suite struct RowActionsTests {
    private let subject = Subject()

    private func rows(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { $0.element.content is RowContent }
    }

    private func actions(_ row: ElementTree?) -> ElementTree? {
        row?.children.first { $0.element.content is RowActionsContent }
    }

    @Test("Actions stand behind what the row holds, the ones of the leading edge first") func order() throws {
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
        #expect(first.texts == ["row", "a", "Flag", "Delete", "Mute"])
        #expect(first.children.last?.id == actions(first)?.id)
        #expect(actions(first)?.texts == ["Flag", "Delete", "Mute"])
        #expect(actions(rows(renderer).last) == nil)
    }

    @Test("An action is coloured by its role and its own tint, not by that of the page") func looks() throws {
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

    @Test("A press performs the action, which draws the row as it is then") func press() {
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

    @Test("A row whose content draws nothing goes with its actions, and both come back") func empty() {
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

    @Test("Without an action that is drawn there is nothing to open") func none() {
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
}
