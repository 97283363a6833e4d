import Foundation
import Testing

@testable import TipUI

/// Tests of the names of navigation links, from which hosts make the URLs of navigation levels.
@MainActor @Suite struct LevelLinkTests {
    private enum Grove: String { case oldOaks = "Old oaks" }

    private func linkNames<Links: View>(@ViewBuilder _ links: () -> Links) -> [String] {
        let (graph, _) = mounted(NavigationStack { VStack { links() } })
        return graph.links.map(\.name)
    }

    @Test("The name of a navigation level in URLs comes from its link's identifier, value or label") func names() {
        let id = UUID()
        let found = linkNames {
            NavigationLink("Loop", value: "Ridge Loop")
            NavigationLink("Thirty-six kilometres", value: 36)
            NavigationLink("Grove", value: Grove.oldOaks)
            NavigationLink("Some", value: id)
            NavigationLink("New: 3", value: [1, 2]).accessibilityIdentifier("news")
            NavigationLink("Größe & Gewicht!", value: [1])
            NavigationLink(destination: Text("there")) {
                Image(systemName: "star")
                Text("Rare ones")
            }
            NavigationLink(destination: Text("there")) { Image(systemName: "star").accessibilityLabel("Starred") }
            NavigationLink("***") { Text("there") }
        }
        let expected = ["ridge-loop", "36", "old-oaks", id.uuidString.lowercased(), "news", "größe-gewicht"]
        #expect(found == expected + ["rare-ones", "starred", "level"])
    }

    private struct Trail: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    private enum Panel: Identifiable {
        case colors
        var id: Self { self }
    }

    @Test("The id of an identifiable value names its level, whatever the link's label is") func identifiable() {
        let found = linkNames {
            NavigationLink("Ridge Loop", value: Trail(id: 7, name: "Ridge Loop"))
            NavigationLink("Ridge Circuit", value: Trail(id: 8, name: "Ridge Circuit")).accessibilityIdentifier("ridge")
            NavigationLink("Paints", value: Panel.colors)
        }
        #expect(found == ["7", "8", "paints"])
    }

    @Test("Navigation links with equal labels get different level names") func alike() {
        let found = linkNames {
            NavigationLink("Oak") { Text("one") }
            NavigationLink("Oak") { Text("two") }
            NavigationLink("oak!") { Text("three") }
        }
        #expect(found == ["oak", "oak-2", "oak-3"])
    }

    @Test("Only enabled navigation links of the top level, including toolbar links, have level names") func inFront() {
        let (graph, _) = mounted(
            NavigationStack {
                VStack {
                    NavigationLink("on") { NavigationLink("further") { Text("end") } }
                    NavigationLink("off") { Text("never") }.disabled(true)
                    Button("no link") {}
                }
                .toolbar { NavigationLink("settings") { Text("set") } }
            }
        )
        #expect(Set(graph.links.map(\.name)) == ["on", "settings"])
        graph.press("on")
        #expect(graph.links.map(\.name) == ["further"])
        #expect(mounted(NavigationLink("nowhere") { Text("never") }).graph.links.isEmpty)
    }

    @Test("A navigation link's level name is found by the id of its button, even if the link has a button style")
    func styled() throws {
        let (graph, _) = mounted(
            NavigationStack {
                NavigationLink("on") { Text("end") }.buttonStyle(.borderedProminent)
                Button("press") {}
            }
        )
        let link = try #require(graph.links.first)
        #expect(graph.levelName(ofLink: link.id) == "on")
        graph.handle(ElementEvent(.tap, on: link.id))
        graph.flush()
        #expect(graph.levels?.ids.count == 1)
        #expect(graph.levelName(ofLink: link.id) == nil)
    }

    @Test("A host can go back to any navigation level, and the remaining levels keep their ids")
    func leaving() {
        let model = NavigationPageModel()
        model.numbers = [1, 2, 3]
        let (graph, renderer) = mounted(Stack(model: model))
        let ids = graph.levels?.ids ?? []
        #expect(ids.count == 3)
        #expect(graph.levels?.title == "at 3")
        graph.popLevels(above: 1)
        #expect(model.numbers == [1])
        #expect(graph.levels?.ids == [ids[0]])
        #expect(renderer.tree.levelsAbove == 1)
        graph.popLevels(above: 5)
        #expect(model.numbers == [1])
        model.numbers = [1, 7]
        graph.flush()
        #expect(graph.levels?.ids.first == ids[0])
        #expect(graph.levels?.ids.last != ids[1])
        graph.popLevels(above: 0)
        #expect(model.numbers == [])
        #expect(graph.levels?.title == "root")
    }

    private struct Stack: View {
        @Bindable var model: NavigationPageModel

        var body: some View {
            NavigationStack(path: $model.numbers) {
                Text("first").navigationTitle("root")
                    .navigationDestination(for: Int.self) { Text("\($0)").navigationTitle("at \($0)") }
            }
        }
    }
}
