import TipUI
import TipUIHTML

/// A thousand elements drawn from nothing, beside a loop that writes the same markup.
@MainActor
enum RenderFigure {
    /// What a render makes, to be let go together.
    private struct Rendering {
        let graph: Graph
        let markup: String
    }

    /// The median times in nanoseconds.
    static func measure() -> (ours: Int, byHand: Int) {
        // A stack, and three elements a row.
        let rows = Row.samples(333)
        let first = render(rows)
        precondition(count(first.graph.snapshot()) == 1 + 1_000, "The root has a thousand elements below it.")
        precondition(first.markup == HandWrittenRows.markup(of: rows), "Both markups are the same.")
        let times = Stopwatch.medians(of: 100) {
            render(rows)
        } _: {
            HandWrittenRows.markup(of: rows)
        }
        return (times.first, times.second)
    }

    private static func render(_ rows: [Row]) -> Rendering {
        let graph = Graph(RowsPage(rows: rows), renderer: SilentRenderer())
        return Rendering(graph: graph, markup: HTMLRenderer().markup(of: graph.snapshot()))
    }

    private static func count(_ tree: ElementTree) -> Int {
        tree.children.reduce(1) { $0 + count($1) }
    }
}
