import Testing
import TipUIConformance

@testable import TipUI

/// A page with one view, and the events of the elements in it.
@MainActor
struct ControlPage {
    let graph: Graph
    let renderer: RecordingRenderer

    init(_ view: some View) {
        (graph, renderer) = mounted(view)
    }

    func post(_ kind: ElementEvent.Kind, _ value: String? = nil) throws {
        let target = try #require(renderer.tree.first(answering: kind))
        graph.handle(ElementEvent(kind, on: target, value: value))
        graph.flush()
    }

    func content<Content: ElementContent>(_ type: Content.Type) throws -> Content {
        try #require(renderer.tree.all.lazy.compactMap { $0.element.content as? Content }.first)
    }
}
