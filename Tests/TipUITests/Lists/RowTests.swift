import Testing
import TipUIConformance

@testable import TipUI

/// Tests which list rows are drawn, and how they look.
@MainActor @Suite struct RowTests {
    private let subject = Subject()

    private func rows(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { $0.element.content is RowContent }
    }

    @Test("A list view that draws nothing has no row until it draws something") func empty() {
        let subject = subject
        subject.isOn = false
        let (graph, renderer) = mounted(
            List {
                Word("first")
                Drawn { if subject.isOn { Word("list") } }
                Section("header") { Drawn { if subject.isOn { Word("section") } } }
                EmptyView()
            }
        )
        #expect(rows(renderer).map(\.texts) == [["first"]])
        #expect(graph.snapshot() == renderer.tree)
        for _ in 0..<2 {
            subject.isOn = true
            graph.flush()
            #expect(rows(renderer).map(\.texts) == [["first"], ["list"], ["section"]])
            #expect(graph.snapshot() == renderer.tree)
            subject.isOn = false
            graph.flush()
            #expect(rows(renderer).map(\.texts) == [["first"]])
            #expect(graph.snapshot() == renderer.tree)
        }
    }

    @Test("A list of a range of numbers has a row for each") func range() {
        let (_, renderer) = mounted(List(0..<3) { Word("\($0)") })
        #expect(rows(renderer).map(\.texts) == [["0"], ["1"], ["2"]])
    }

    @Test("A view in a list row keeps its state while its row is removed because it draws nothing") func keptState() {
        struct Counting: View {
            let subject: Subject
            @State private var count = 0

            var body: some View {
                let _ = subject.name
                if subject.isOn { Button("\(count)") { count += 1 } }
            }
        }
        let subject = subject
        let (graph, renderer) = mounted(List { Counting(subject: subject) })
        graph.press("0")
        subject.isOn = false
        graph.flush()
        #expect(rows(renderer).isEmpty)
        subject.isOn = true
        graph.flush()
        #expect(rows(renderer).map(\.texts) == [["1"]])
    }

    /// A view whose body applies row modifiers.
    private struct Wanting: View {
        var body: some View {
            Word("a").listRowBackground(Color.red)
                .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .listRowSeparator(.hidden, edges: .bottom)
        }
    }

    @Test("Row background, insets and separators apply to the row even if they are set deep inside its content")
    func looks() throws {
        let (_, renderer) = mounted(
            List {
                Wanting()
                Wanting().onAppear {}.padding(2)
                VStack { Group { Wanting() } }
            }
        )
        #expect(rows(renderer).count == 3)
        for row in rows(renderer) {
            #expect(row.element.style.background == .system(.red))
            #expect(row.element.style.padding == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            #expect(row.element.content as? RowContent == RowContent(hiddenSeparators: .bottom))
        }
    }

    @Test("If views in a row set different backgrounds, the outermost applies, or the first of several siblings")
    func conflicts() {
        let (_, renderer) = mounted(
            List {
                Word("a").listRowBackground(Color.red).padding(1).listRowBackground(Color.blue)
                HStack {
                    Word("b").listRowBackground(Color.green)
                    Word("c").listRowBackground(Color.pink)
                }
                Word("d").listRowSeparator(.hidden).listRowSeparator(.visible, edges: .top)
            }
        )
        #expect(rows(renderer).map(\.element.style.background) == [.system(.blue), .system(.green), nil])
        #expect(rows(renderer).last?.element.content as? RowContent == RowContent(hiddenSeparators: .bottom))
    }

    @Test("A row's background changes with the setting in its content, and is reset when the setting is removed")
    func following() {
        let subject = subject
        let (graph, renderer) = mounted(
            List {
                Column {
                    Drawn {
                        if subject.isOn { Word("a").listRowBackground(subject.other == 0 ? Color.red : Color.blue) }
                        Word("b")
                    }
                }
            }
        )
        #expect(rows(renderer).map(\.element.style.background) == [.system(.red)])
        subject.other = 1
        graph.flush()
        #expect(rows(renderer).map(\.element.style.background) == [.system(.blue)])
        subject.isOn = false
        graph.flush()
        #expect(rows(renderer).map(\.element.style.background) == [nil])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A list section's header and footer are drawn outside its rows") func footers() throws {
        let (_, renderer) = mounted(
            List {
                Section {
                    Word("row")
                } header: {
                    Word("header")
                } footer: {
                    Word("footer")
                }
            }
        )
        let section = try #require(renderer.tree.children.first?.children.first)
        #expect(section.element.content as? SectionContent == SectionContent(hasHeader: true, hasFooter: true))
        #expect(section.children.map(\.texts) == [["header"], ["row"], ["footer"]])
        #expect(rows(renderer).map(\.texts) == [["row"]])
    }

    @Test("A Section outside a list, or inside a list row, draws its content without rows") func outside() {
        func section() -> some View {
            Section {
                Word("content")
            } header: {
                Word("header")
            } footer: {
                Word("footer")
            }
        }
        let (_, alone) = mounted(Column { section() })
        #expect(alone.tree.children[0].children.map(\.texts) == [["header"], ["content"], ["footer"]])
        let (_, listed) = mounted(List { Column { section() } })
        #expect(rows(listed).map(\.texts) == [["header", "content", "footer"]])
        #expect(!listed.tree.all.contains { $0.element.content is SectionContent })
    }
}
