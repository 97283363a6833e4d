import OpenTipKitTesting
import Testing

@testable import TipUI

@MainActor
@Suite struct LayoutDirectionTests {
    private let subject = Subject()

    /// Returns the layout directions in a tree that differ from that of the parent.
    private func directions(_ tree: ElementTree) -> [String] {
        let direction = tree.element.style.layoutDirection.map { ["\(tree.texts.joined()) \($0)"] } ?? []
        return direction + tree.children.flatMap { directions($0) }
    }

    @Test("A layout direction is written on its element and not on descendants") func told() {
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

    @Test("Left to right is written too, since the page may default to right to left") func leftToRight() {
        let (_, renderer) = mounted(Word("a").environment(\.layoutDirection, .leftToRight))
        #expect(directions(renderer.tree) == ["a leftToRight"])
        #expect(directions(mounted(Word("a")).renderer.tree) == [])
    }

    @Test("A modified element around its own environment has the direction too") func changed() {
        let (_, renderer) = mounted(
            Text("a").environment(\.layoutDirection, .rightToLeft).accessibilityHint("b")
        )
        #expect(directions(renderer.tree) == ["a rightToLeft"])
    }

    @Test("A host's direction is the root's") func root() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let (_, renderer) = mounted(Word("a"), host: GraphHost(rootEnvironment: environment))
        #expect(directions(renderer.tree) == ["a rightToLeft"])
        #expect(renderer.tree.element.style.layoutDirection == .rightToLeft)
    }

    @Test("Views that read the direction follow its changes") func follows() {
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
