import Testing
import TipUIConformance

@testable import TipUI

/// Tests of tab views, tags and badges.
@MainActor @Suite struct TabTests {
    enum Place: String { case home, search, settings }

    @MainActor @Observable
    final class Model {
        var place = Place.home
        var number = 0
        var unread = 3
        let diary = Diary()
    }

    private let model = Model()

    private struct Counter: View {
        let name: String
        let diary: Diary
        @State private var count = 0

        init(name: String, diary: Diary) {
            self.name = name
            self.diary = diary
        }

        var body: some View {
            Noted(name: name, diary: diary) { Button("\(name) \(count)") { count += 1 } }
        }
    }

    private func page(_ content: some View) -> (graph: Graph, renderer: RecordingRenderer) {
        let (graph, renderer) = mounted(content)
        graph.appear()
        return (graph, renderer)
    }

    private func tabs(_ renderer: RecordingRenderer) -> [ElementTree] {
        renderer.tree.all.filter { ($0.element.content as? ButtonContent)?.look == .tab }
    }

    private func selected(_ renderer: RecordingRenderer) -> [String] {
        tabs(renderer).filter { ($0.element.content as? ButtonContent)?.isSelectedTab == true }.flatMap(\.texts)
    }

    /// The texts of the panels that are drawn, with whether they are visible.
    private func panels(_ renderer: RecordingRenderer) -> [String] {
        renderer.tree.all.compactMap { tree in
            (tree.element.content as? TabPanelContent).map { panel in
                "\(panel.label): \(tree.texts.joined(separator: " "))\(panel.isSelected ? "" : " (hidden)")"
            }
        }
    }

    @Test("A tab is drawn when it is first selected, keeps its state, and appears and disappears with each selection")
    func states() {
        let (graph, renderer) = page(
            Drawn { [model] in
                TabView(selection: Bindable(model).place) {
                    Counter(name: "home", diary: model.diary)
                        .tabItem { Label("Home", systemImage: "house") }.tag(Place.home)
                    Counter(name: "search", diary: model.diary)
                        .tabItem {
                            Image(systemName: "magnifyingglass")
                            Text("Search")
                        }.tag(Place.search)
                }
            }
        )
        #expect(graph.iteration < Graph.iterationLimit, "A tab view doesn't keep changing its own inputs.")
        #expect(tabs(renderer).map(\.texts) == [["Home"], ["Search"]])
        #expect(selected(renderer) == ["Home"])
        #expect(panels(renderer) == ["Home: home 0"])
        #expect(model.diary.take() == ["+home"])
        graph.press("home 0")
        graph.press("Search")
        #expect(model.place == .search)
        #expect(selected(renderer) == ["Search"])
        #expect(panels(renderer) == ["Home: home 1 (hidden)", "Search: search 0"])
        #expect(model.diary.take().sorted() == ["+search", "-home"])
        model.place = .home
        graph.flush()
        #expect(panels(renderer) == ["Home: home 1", "Search: search 0 (hidden)"])
        #expect(model.diary.take().sorted() == ["+home", "-search"])
        model.place = .settings
        graph.flush()
        #expect(selected(renderer) == ["Home"])
        #expect(graph.snapshot() == renderer.tree)
    }

    @Test("A tab view without a binding keeps its own selection, and one with integers counts tabs without tags")
    func positions() {
        let (graph, renderer) = page(
            Drawn { [model] in
                TabView {
                    Word("one").tabItem { Text("First") }
                    Group {
                        Word("two").tabItem { Text("Second") }
                        ForEach(3..<5) { number in Word("\(number)").tabItem { Text("Tab \(number)") } }
                    }
                }
                TabView(selection: Bindable(model).number) {
                    Word("zero").tabItem { Text("Zero") }
                    Word("uno").tabItem { Text("Uno") }
                }
            }
        )
        #expect(tabs(renderer).flatMap(\.texts) == ["First", "Second", "Tab 3", "Tab 4", "Zero", "Uno"])
        graph.press("Tab 4")
        graph.press("Uno")
        #expect(selected(renderer) == ["Tab 4", "Uno"])
        #expect(model.number == 1)
    }

    @Test("Tab values have the labels, values and badges they name, and a condition can make tabs") func values() {
        let (graph, renderer) = page(
            Drawn { [model] in
                TabView(selection: Bindable(model).place) {
                    Tab("Home", systemImage: "house", value: .home) { Word("home").tag(Place.settings).badge(7) }
                        .badge(model.unread)
                    if model.unread > 0 {
                        Tab(value: .search, role: .search) { Word("search") }
                    }
                    Tab(value: Place.settings, content: { Word("settings") }, label: { Text("More") })
                        .badge(Text("new"))
                        .disabled(true)
                }
            }
        )
        #expect(tabs(renderer).flatMap(\.texts) == ["Home", "Search", "More"])
        let badges = renderer.tree.all.compactMap { ($0.element.content as? BadgeContent)?.text }
        #expect(badges == ["3", "new"])
        #expect(tabs(renderer).map { $0.element.events } == [.tap, .tap, []])
        graph.press("Search")
        #expect(model.place == .search)
        model.unread = 0
        graph.flush()
        #expect(tabs(renderer).flatMap(\.texts) == ["Home", "More"])
        #expect(selected(renderer) == ["Home"])
    }

    @Test("A search tab's own label is in the language of its page") func searchLabel() {
        let (_, renderer) = page(
            TabView { Tab(role: .search) { Word("found") } }.environment(\.locale, Locale(identifier: "de"))
        )
        #expect(tabs(renderer).flatMap(\.texts) == ["Suchen"])
    }

    @Test("Views in a tab that isn't selected aren't visible, and their titles and levels aren't the page's")
    func visibility() {
        struct Reporter: View {
            let name: String
            let diary: Diary
            @Environment(\.viewVisibility) private var visibility

            init(name: String, diary: Diary) {
                self.name = name
                self.diary = diary
            }

            var body: some View {
                let state = visibility.state
                Word(name).onChange(of: "\(state)", initial: true) { diary.note("\(name) \(state)") }
            }
        }
        let (graph, _) = page(
            Drawn { [model] in
                TabView(selection: Bindable(model).place) {
                    Tab("Home", systemImage: "house", value: .home) {
                        NavigationStack {
                            NavigationLink("Deeper", value: 1).navigationTitle("Start")
                                .navigationDestination(for: Int.self) { Word("level \($0)") }
                        }
                    }
                    Tab("Über uns", systemImage: "gear", value: .settings) {
                        Reporter(name: "about", diary: model.diary)
                    }
                }
            }
        )
        #expect(model.diary.take().last == "about hidden")
        #expect(graph.levels?.title == "Start")
        #expect(graph.levels?.tabs?.names == [nil, "über-uns"])
        graph.press("Deeper")
        #expect(graph.levels?.ids.count == 1)
        graph.selectTab(named: "über-uns")
        #expect(model.place == .settings)
        #expect(model.diary.take() == ["about visible"])
        #expect(graph.levels?.title == "")
        #expect(graph.levels?.ids.isEmpty == true)
        graph.selectTab(named: nil)
        #expect(graph.levels?.ids.count == 1)
    }

    @Test("Pages are all drawn, and the one that the client reports to be alone in its window is selected")
    func paging() throws {
        let (graph, renderer) = page(
            Drawn { [model] in
                TabView(selection: Bindable(model).number) {
                    ForEach(0..<3) { Word("page \($0)").tag($0) }
                }
                .tabViewStyle(.page)
            }
        )
        let pages = renderer.tree.all.filter { $0.element.content is TabPanelContent }
        #expect(pages.flatMap(\.texts) == ["page 0", "page 1", "page 2"])
        #expect(tabs(renderer).map { $0.element.accessibility.label } == ["1", "2", "3"])
        func report(_ page: Int, _ isInside: Bool) {
            graph.handle(ElementEvent(.visibility, on: pages[page].id, value: "\(isInside)"))
            graph.flush()
        }
        report(0, true)
        report(1, true)
        #expect(model.number == 0)
        report(0, false)
        #expect(model.number == 1)
        let current = renderer.tree.all.compactMap { $0.element.content as? TabPanelContent }.map(\.isSelected)
        #expect(current == [false, true, false])

        // Until the client has shown the page that the app selects, its reports are those of the page before.
        model.number = 2
        graph.flush()
        report(0, true)
        report(1, false)
        #expect(model.number == 2)
        report(2, true)
        report(0, false)
        report(1, true)
        report(2, false)
        #expect(model.number == 1)
    }

    @Test("A tag matches an optional selection unless this is excluded") func optionals() {
        #expect(ViewTag(1).selection(as: Int?.self) == .some(1))
        #expect(ViewTag(1, includesOptional: false).selection(as: Int?.self) == nil)
        #expect(ViewTag(1, includesOptional: false).selection(as: Int.self) == 1)
        #expect(ViewTag(Optional<Int>.none).selection(as: Int?.self) == .some(nil))
        #expect(ViewTag("1").selection(as: Int.self) == nil)
    }

    @Test("A badge of a list row is drawn in the row, and zero draws none") func rows() {
        let (graph, renderer) = page(
            Drawn { [model] in
                List {
                    Word("inbox").badge(model.unread)
                    Word("drafts").badge(Text("new"))
                }
            }
        )
        func badges() -> [String] {
            renderer.tree.all.compactMap { ($0.element.content as? BadgeContent)?.text }
        }
        #expect(badges() == ["3", "new"])
        model.unread = 0
        graph.flush()
        #expect(badges() == ["new"])
    }
}
