import Testing
import TipUIConformance

@testable import TipUI

/// Tests of preferences, which views pass to their ancestors.
@MainActor @Suite struct PreferenceTests {
    private let subject = Subject()
    private let diary = Diary()

    /// A preference of names, in the order of the views.
    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    /// A preference of an optional number.
    private enum Size: PreferenceKey {
        typealias Value = Int?
        static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
    }

    private struct Named: View {
        let name: String
        var body: some View { Word(name).preference(key: Names.self, value: [name]) }
    }

    @Test("Preference values are combined in the order of the views") func order() {
        let (graph, _) = mounted(
            Column {
                Named(name: "a")
                Group { Boxed(BoxContent()) { Column { Named(name: "b") } } }
                Word("nothing")
                ForEach(["c", "d"], id: \.self) { Named(name: $0) }
            }
            .onPreferenceChange(Names.self) { diary.note($0.joined()) }
        )
        #expect(diary.take() == ["abcd"])
        graph.flush()
        #expect(diary.take() == [])
    }

    @Test(
        "Setting a preference replaces the values of a view's descendants; transforming it changes them or the default"
    )
    func outer() {
        _ = mounted(
            Column {
                Column { Named(name: "lost") }.preference(key: Names.self, value: ["kept"])
                Column { Named(name: "a") }.transformPreference(Names.self) { $0.append("b") }
                Word("c").transformPreference(Names.self) { $0.append("c") }
            }
            .onPreferenceChange(Names.self) { diary.note($0.joined(separator: " ")) }
        )
        #expect(diary.take() == ["kept a b c"])
    }

    @Test("If no view sets a preference, its observer gets the default value once, which is nil for optional keys")
    func defaults() {
        let (graph, _) = mounted(
            Drawn { Word(subject.name) }
                .onPreferenceChange(Names.self) { diary.note("\($0.count)") }
                .onPreferenceChange(Size.self) { diary.note("\(String(describing: $0))") }
        )
        #expect(diary.take().sorted() == ["0", "nil"])
        subject.name = "two"
        graph.flush()
        #expect(diary.take() == [])
    }

    @Test(
        "A preference's observer is called only if the value changed, and the changed view's parents aren't redrawn"
    )
    func changes() {
        let (graph, renderer) = mounted(
            Drawn {
                let _ = diary.note("drawn")
                Column { Drawn { Word(subject.isOn ? "on" : "off").preference(key: Size.self, value: subject.other) } }
            }
            .onPreferenceChange(Size.self) { diary.note("\($0 ?? -1)") }
        )
        #expect(diary.take() == ["drawn", "0"])
        subject.other = 7
        graph.flush()
        #expect(diary.take() == ["7"])
        subject.isOn = false
        graph.flush()
        #expect(diary.take() == [])
        #expect(renderer.tree.texts == ["off"])
    }

    /// A preference of names that counts its reductions.
    @MainActor private enum CountedNames: PreferenceKey {
        static var joins = 0
        nonisolated static var defaultValue: [String] { [] }
        nonisolated static func reduce(value: inout [String], nextValue: () -> [String]) {
            value += nextValue()
            MainActor.assumeIsolated { joins += 1 }
        }
    }

    @Test("When many views change a preference in one update, their values are combined only once") func joined() {
        let (graph, _) = mounted(
            Column {
                ForEach(0..<50, id: \.self) { index in
                    Drawn { Word("a").preference(key: CountedNames.self, value: ["\(index) \(subject.other)"]) }
                }
            }
            .onPreferenceChange(CountedNames.self) { diary.note($0[49]) }
        )
        CountedNames.joins = 0
        subject.other = 1
        graph.flush()
        #expect(diary.take() == ["49 0", "49 1"])
        #expect(CountedNames.joins == 49)
    }

    @Test("A removed view's preference value is removed, and has its old position when the view returns") func leaving()
    {
        let (graph, _) = mounted(
            Column {
                Drawn { if subject.isOn { Named(name: "a") } }
                Named(name: "b")
            }
            .onPreferenceChange(Names.self) { diary.note($0.joined()) }
        )
        subject.isOn = false
        graph.flush()
        subject.isOn = true
        graph.flush()
        #expect(diary.take() == ["ab", "b", "ab"])
    }

    @Test("State that onPreferenceChange changes is drawn in the same batch as the change of the preference")
    func sameBatch() {
        let (graph, renderer) = mounted(
            Column {
                Drawn { Word(subject.name) }
                Drawn { Named(name: subject.rows.joined()) }
            }
            .onPreferenceChange(Names.self) { subject.name = $0.joined() }
        )
        #expect(renderer.tree.texts == ["abc", "abc"])
        subject.rows = ["z"]
        graph.flush()
        #expect(renderer.tree.texts == ["z", "z"])
        #expect(renderer.batches.count == 1)
    }

    @Test("Views without preferences store no preference values") func nothing() {
        let (graph, _) = mounted(Column { ForEach(subject.rows, id: \.self) { Word($0) } })
        func all(_ node: Node) -> [Node] { [node] + node.allChildren.flatMap(all) }
        let nodes = all(graph.root).dropFirst()
        #expect(nodes.count > 5)
        #expect(nodes.allSatisfy { $0.role == nil && $0.preferences.isEmpty })
    }
}
