import Testing
import TipUI

/// An observable model.
@Observable final class Subject {
    var name = "one"
    var other = 0
    var rows = ["a", "b", "c"]
    var isOn = true
}

@MainActor
func mounted(_ view: some View, host: GraphHost = GraphHost()) -> (graph: Graph, renderer: RecordingRenderer) {
    let renderer = RecordingRenderer()
    let graph = Graph(view, renderer: renderer, host: host)
    renderer.begin(with: graph)
    return (graph, renderer)
}

/// A record of the events in a test, in order.
@MainActor
final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// Returns the lines that were noted since the last call, and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view whose body is the result of a closure.
struct Drawn<Content: View> {
    @ViewBuilder let content: @MainActor () -> Content
}

extension Drawn: View {
    var body: some View { content() }
}

/// A view that draws its content and records when it appears and disappears.
struct Noted<Content: View> {
    let name: String
    let diary: Diary
    @ViewBuilder let content: Content
}

extension Noted: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var lifecycle = Primitive.Lifecycle()
        lifecycle.onAppear = { diary.note("+\(name)") }
        lifecycle.onDisappear = { diary.note("-\(name)") }
        return Primitive(children: [Primitive.Child(content)], lifecycle: lifecycle)
    }
}

/// A view that wraps its content in an element, or in no element if `element` is `nil`.
struct Boxed<Content: View> {
    let element: Element?
    @ViewBuilder let content: Content

    init(_ kind: (any ElementContent)?, style: BoxStyle = BoxStyle(), @ViewBuilder content: () -> Content) {
        element = kind.map { Element($0, style: style) }
        self.content = content()
    }
}

extension Boxed: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(element, children: [Primitive.Child(content)])
    }
}

extension ElementTree {
    /// The ids of the tree's root and of all its descendants.
    var ids: [ElementID] { [id] + children.flatMap(\.ids) }

    /// The tree with all ids set to 0, so that tests can compare trees regardless of ids.
    var shape: ElementTree { ElementTree(ElementID(0), element, children.map(\.shape)) }
}
