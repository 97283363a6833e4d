import Testing
import TipUIConformance

@testable import TipUI

@MainActor @Suite struct SizeClassTests {
    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical

        var body: some View {
            Word("\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
        }
    }

    private func report(_ size: String, to graph: Graph) -> Bool {
        let isTaken = graph.handle(ElementEvent(.size, on: Graph.rootID, value: size))
        graph.flush()
        return isTaken
    }

    @Test("The size classes are those of a phone until the window's size is reported, and follow the reports")
    func reports() {
        let (graph, renderer) = mounted(Classes())
        graph.appear()
        #expect(renderer.tree.texts == ["narrow high"])
        #expect(renderer.tree.element.events == .size)
        for (size, classes) in [
            ("600 480", "wide high"), ("599.5 844", "narrow high"), ("844 390", "wide low"), ("320 479", "narrow low"),
        ] {
            #expect(report(size, to: graph))
            #expect(renderer.tree.texts == [classes])
        }
    }

    @Test("The size of the window isn't asked for if no view reads its classes") func unread() {
        let (graph, renderer) = mounted(Word("a"))
        graph.appear()
        #expect(renderer.tree.element.events.isEmpty)
        #expect(!report("600 480", to: graph))
    }

    @Test("A size class that a view sets takes precedence over that of the window") func set() {
        let (graph, renderer) = mounted(Classes().environment(\.horizontalSizeClass, .regular))
        graph.appear()
        #expect(renderer.tree.texts == ["wide high"])
        #expect(report("320 400", to: graph))
        #expect(renderer.tree.texts == ["wide low"])
    }
}
