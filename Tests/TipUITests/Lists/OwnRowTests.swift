import Testing
import TipUIConformance

@testable import TipUI

/// Tests that a list makes rows of what views draw, however these views are composed.
@MainActor @Suite struct OwnRowTests {
    private let subject = Subject()

    private func rows(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { $0.element.content is RowContent }
    }

    /// A view of one's own that is a section.
    private struct Letters: View {
        var body: some View {
            Section("Letters") {
                NavigationLink(value: 1) { Word("A") }
                NavigationLink(value: 2) { Word("B") }
            }
        }
    }

    /// A view of one's own with several views.
    private struct Pair: View {
        var body: some View {
            Word("1")
            Word("2")
        }
    }

    @Test("A view whose body is a section draws a section with a row for each of its views", arguments: [true, false])
    func section(isForm: Bool) throws {
        let (_, renderer) = mounted(
            NavigationStack { if isForm { Form { Letters() } } else { List { Letters() } } }
        )
        let list = try #require(renderer.tree.all.first { $0.element.content is ListContent })
        #expect(list.children.map { type(of: $0.element.content).kind } == [.section])
        #expect(rows(renderer).map(\.texts) == [["A"], ["B"]])
    }

    @Test("A view is as many rows as its body has views, through groups, conditions and modifiers without a frame")
    func flattening() {
        let (_, renderer) = mounted(
            List {
                Pair()
                AnyView(Pair())
                Pair().id(7)
                Pair().environment(\.locale, Locale(identifier: "de"))
                Pair().onAppear {}.onChange(of: 1) {}.task {}
                Drawn { ForEach(["x", "y"], id: \.self) { Word($0) } }
                Drawn { Group { if true { Pair() } } }
                Pair().modifier(Passing())
                Section { Pair() }
            }
        )
        let pair = [["1"], ["2"]]
        #expect(rows(renderer).map(\.texts) == pair + pair + pair + pair + pair + [["x"], ["y"]] + pair + pair + pair)
    }

    private struct Passing: ViewModifier {
        func body(content: Content) -> some View { content.onAppear {} }
    }

    @Test("Modifiers around several views apply to each of their rows") func eachRow() {
        let (graph, renderer) = mounted(
            List {
                Pair().padding(3).swipeActions { Button("Delete") {} }
                    .listRowBackground(Color.red).listRowSeparator(.hidden)
                Pair().background { Word("behind") }.opacity(0.5)
                Section { Pair() }.listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
        )
        let rows = rows(renderer)
        #expect(rows.map(\.texts).prefix(2) == [["1", "Delete"], ["2", "Delete"]])
        for row in rows.prefix(2) {
            #expect(row.element.style.background == .system(.red))
            #expect(row.element.content as? RowContent == RowContent(hiddenSeparators: .vertical))
            #expect(row.children.first?.element.style.padding == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
        }
        #expect(rows[2...3].map(\.texts) == [["1", "behind"], ["2", "behind"]])
        #expect(rows[2...3].map { $0.children.first?.element.style.opacity } == [0.5, 0.5])
        #expect(rows.suffix(2).map { $0.element.style.padding?.bottom } == [3, 3])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A modifier's paint is resolved in its own environment, not in that of the views inside it")
    func environment() {
        let (_, renderer) = mounted(
            List { Pair().backgroundStyle(.red).background(.background).backgroundStyle(.blue) }
        )
        let backgrounds = rows(renderer).map { $0.children.first?.element.style.background }
        #expect(backgrounds == [.system(.blue), .system(.blue)])
    }

    /// A view with a state and rows that come and go.
    private struct Counting: View {
        let subject: Subject
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }
            if subject.isOn { Word("more") }
            ForEach(subject.rows, id: \.self) { Row(name: $0) }
        }
    }

    private struct Row: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test("Rows keep their state and elements while others come, go and move") func state() {
        let subject = subject
        let (graph, renderer) = mounted(List { Counting(subject: subject).padding(1) })
        graph.press("0")
        graph.press("b0")
        let kept = rows(renderer).first { $0.texts == ["b1"] }?.id
        subject.isOn = false
        subject.rows = ["c", "b", "d"]
        graph.flush()
        #expect(rows(renderer).map(\.texts) == [["1"], ["c0"], ["b1"], ["d0"]])
        #expect(rows(renderer)[2].id == kept)
        #expect(graph.snapshot() == renderer.tree)
        subject.isOn = true
        subject.rows = []
        graph.flush()
        #expect(rows(renderer).map(\.texts) == [["1"], ["more"]])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A sheet, and the level of a link, that a row of a list presents are drawn without rows") func presented() {
        let (graph, renderer) = mounted(
            NavigationStack {
                List {
                    Pair().sheet(isPresented: .constant(true)) { VStack { Word("sheet") } }
                    NavigationLink {
                        Word("level")
                    } label: {
                        Word("link")
                    }
                }
            }
        )
        graph.flush()
        #expect(renderer.tree.all.contains { $0.element.content is SheetContent })
        graph.press("link")
        #expect(rows(renderer).map(\.texts) == [["1"], ["2"], ["link"]])
    }
}

/// Tests that modifiers of a view that draws nothing draw nothing.
@MainActor @Suite struct EmptyContentTests {
    @Test("Modifiers of a view that draws nothing draw no element, no row and no section, until the view draws")
    func nothing() {
        let subject = Subject()
        subject.isOn = false
        @ViewBuilder func views() -> some View {
            Drawn { if subject.isOn { Word("a") } }.padding()
            Drawn { if subject.isOn { Word("b") } }.frame(maxWidth: .infinity).background(Color.red)
            Drawn { if subject.isOn { Word("c") } }.padding(2).background { Word("behind") }.cornerRadius(3)
            Drawn { if subject.isOn { Word("d") } }.overlay { Word("over") }.accessibilityIdentifier("d")
            Drawn { if subject.isOn { Word("e") } }.onTapGesture {}.listRowBackground(Color.blue)
        }
        for isList in [false, true] {
            subject.isOn = false
            let (graph, renderer) = mounted(
                Drawn {
                    if isList {
                        List {
                            views()
                            Section { views() }
                        }
                    } else {
                        VStack { views() }
                    }
                }
            )
            let holder = renderer.tree.children[0]
            #expect(holder.children.isEmpty)
            let axes = holder.element.style.flexibleAxes
            #expect(axes == (isList ? [.horizontal, .vertical] : []))
            for isOn in [true, false, true] {
                subject.isOn = isOn
                graph.flush()
                #expect(renderer.tree.children[0].children.count == (isOn ? (isList ? 6 : 5) : 0))
                #expect(graph.snapshot() == renderer.tree)
            }
        }
    }

    @Test("A view that draws nothing keeps its place as an anchor and as a section's header") func kept() {
        let (_, renderer) = mounted(
            List {
                Section {
                    Word("row")
                } header: {
                    EmptyView().padding()
                }
            }
        )
        let section = renderer.tree.all.first { $0.element.content is SectionContent }
        #expect(section?.children.count == 2)
        let (_, menu) = mounted(EmptyView().padding().contextMenu { Button("item") {} })
        #expect(menu.tree.all.first { $0.element.content is AnchorContent }?.children.count == 3)
    }
}
