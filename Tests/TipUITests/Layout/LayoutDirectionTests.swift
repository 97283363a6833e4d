import Testing
import TipUIConformance

@testable import TipUI

@MainActor
@Suite struct LayoutDirectionTests {
    private let subject = Subject()

    /// Returns the layout directions that are set on elements of a tree, each after the element's texts.
    private func directions(_ tree: ElementTree) -> [String] {
        let direction = tree.element.style.layoutDirection.map { ["\(tree.texts.joined()) \($0)"] } ?? []
        return direction + tree.children.flatMap { directions($0) }
    }

    @Test("A layout direction is set only on the element where it changes, not on that element's descendants")
    func told() {
        let (_, renderer) = mounted(
            Column {
                Word("a")
                Word("b").environment(\.layoutDirection, .rightToLeft)
                Column {
                    Word("c")
                    Word("d").environment(\.layoutDirection, .rightToLeft)
                    Word("e").environment(\.layoutDirection, .leftToRight)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        )
        #expect(directions(renderer.tree) == ["b rightToLeft", "cde rightToLeft", "e leftToRight"])
    }

    @Test("An explicit left-to-right direction is set on its element, since a page may default to right-to-left")
    func leftToRight() {
        let (_, renderer) = mounted(Word("a").environment(\.layoutDirection, .leftToRight))
        #expect(directions(renderer.tree) == ["a leftToRight"])
        #expect(directions(mounted(Word("a")).renderer.tree) == [])
    }

    @Test("A layout direction inside an accessibility modifier is set on the view's element") func changed() {
        let (_, renderer) = mounted(
            Text("a").environment(\.layoutDirection, .rightToLeft).accessibilityHint("b")
        )
        #expect(directions(renderer.tree) == ["a rightToLeft"])
    }

    @Test("The root element has the layout direction of the host's environment") func root() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let (_, renderer) = mounted(Word("a"), host: GraphHost(rootEnvironment: environment))
        #expect(directions(renderer.tree) == ["a rightToLeft"])
        #expect(renderer.tree.element.style.layoutDirection == .rightToLeft)
    }

    @Test("Views that read the layout direction are updated when it changes") func follows() {
        struct Reader: View, Equatable {
            @Environment(\.layoutDirection) private var direction
            var body: some View { Word("\(direction)") }
            nonisolated static func == (left: Reader, right: Reader) -> Bool { true }
        }
        let (graph, renderer) = mounted(
            Drawn {
                Column {
                    Reader()
                    Reader().environment(\.layoutDirection, .leftToRight)
                }
                .environment(\.layoutDirection, subject.isOn ? .leftToRight : .rightToLeft)
            }
        )
        #expect(renderer.tree.texts == ["leftToRight", "leftToRight"])
        #expect(directions(renderer.tree) == ["leftToRightleftToRight leftToRight"])
        subject.isOn = false
        graph.flush()
        #expect(renderer.tree.texts == ["rightToLeft", "leftToRight"])
        #expect(directions(renderer.tree) == ["rightToLeftleftToRight rightToLeft", "leftToRight leftToRight"])
        #expect(renderer.tree == graph.snapshot())
        subject.isOn = true
        graph.flush()
        #expect(directions(renderer.tree) == ["leftToRightleftToRight leftToRight"])
    }
}
