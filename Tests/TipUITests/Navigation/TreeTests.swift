import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct TreeTests {
    private final class Silent: Renderer {
        func commit(_ mutations: [Mutation]) {}
        func open(url: String, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
    }

    private func graph(_ view: any View) -> Graph {
        let graph = Graph(view, renderer: Silent())
        graph.appear()
        graph.flush()
        return graph
    }

    private func pageTree(_ graph: Graph) -> ElementTree? {
        graph.snapshot().all.first { $0.element.content is PageContent }
    }

    private struct Hike: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Button("more") { count += 1 }
                    NavigationLink("go") { Text("there").navigationTitle("There") }
                }
                .navigationTitle("Hike \(count)")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("left") }
                    ToolbarItem { Text("right \(count)") }
                    if count > 0 { ToolbarItemGroup { Text("extra") } }
                }
            }
        }
    }

    private func press(_ label: String, in graph: Graph) {
        let target = graph.snapshot().all.first { tree in
            guard tree.element.content is ButtonContent else { return false }
            return tree.texts.contains(label) || tree.element.accessibility.label == label
        }
        #expect(target.map { graph.handle(ElementEvent(.tap, on: $0.id)) } == true, "\(label)")
        graph.flush()
    }

    @Test("A page's navigation title and toolbar items are updated when the state they read changes")
    func titles() throws {
        let graph = graph(Hike())
        var page = try #require(pageTree(graph))
        #expect(page.element.content as? PageContent == PageContent(title: "Hike 0", hasLargeTitle: true))
        #expect(page.children[0].texts == ["left"])
        #expect(page.children[1].texts == ["right 0"])
        press("more", in: graph)
        page = try #require(pageTree(graph))
        #expect(page.element.content as? PageContent == PageContent(title: "Hike 1", hasLargeTitle: true))
        #expect(page.children[1].texts == ["right 1", "extra"])
    }

    @Test("Items of the bottom bar are the last child of the page, and a label in a bar is an image with its title")
    func bottomBar() throws {
        let graph = graph(
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "star") {} }
                    ToolbarItem { Menu("Menu") { Button("Share", systemImage: "star") {} } }
                }
            }
        )
        let page = try #require(pageTree(graph))
        #expect((page.element.content as? PageContent)?.hasBottomBar == true)
        let bar = try #require(page.children.last)
        #expect(bar.texts.isEmpty)
        #expect(bar.all.compactMap { ($0.element.content as? ImageContent)?.label } == ["Filter"])
        #expect(page.children[1].texts == ["Menu", "Share"])
    }

    @Test("A navigation link shows its view with a Back button, and the covered level keeps its state")
    func links() throws {
        let graph = graph(Hike())
        press("more", in: graph)
        press("go", in: graph)
        var page = try #require(pageTree(graph))
        #expect(page.element.content as? PageContent == PageContent(title: "There", hasLargeTitle: false))
        #expect(page.children.count == 4)
        #expect(page.children[2].element.style.isHidden)
        press("Back", in: graph)
        page = try #require(pageTree(graph))
        #expect(page.element.content as? PageContent == PageContent(title: "Hike 1", hasLargeTitle: true))
        #expect(page.children.count == 3)
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding(2).foregroundStyle(.red) }
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
    }

    @Test("An app's own view modifiers and button styles are applied")
    func ownModifiers() throws {
        let tree = graph(
            VStack {
                Text("a").modifier(Framed()); Button("b") {}.buttonStyle(Loud())
            }
        ).snapshot()
        let styles = tree.all.compactMap { tree -> TextStyle? in
            guard let content = tree.element.content as? TextContent else { return nil }
            return content.runs.first?.style
        }
        #expect(styles == [TextStyle(paint: .system(.red)), TextStyle(weight: .bold)])
    }

    private struct Watching: View {
        @State private var value = 0.5
        let log: (Double, Double) -> Void

        var body: some View {
            Button("next") { value += 1 }
                .onChange(of: value) { log($0, $1) }
        }
    }

    @Test("onChange is called once for each change, with the old and the new value")
    func changes() {
        var seen: [[Double]] = []
        let graph = graph(Watching { seen.append([$0, $1]) })
        #expect(seen.isEmpty)
        press("next", in: graph)
        press("next", in: graph)
        #expect(seen == [[0.5, 1.5], [1.5, 2.5]])
    }

    @Test("A disabled button handles no events")
    func disabled() {
        let graph = graph(Button("a") {}.onTapGesture {}.disabled(true))
        #expect(graph.snapshot().all.allSatisfy { $0.element.events.isEmpty })
    }
}
