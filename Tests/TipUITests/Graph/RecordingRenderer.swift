import Testing
import TipUI
import TipUIConformance

/// A renderer that records all mutations and applies them to a tree.
@MainActor
final class RecordingRenderer: Renderer {
    private(set) var batches: [[Mutation]] = []
    private(set) var tree = ElementTree(Graph.rootID, Element(RootContent()))
    private(set) var openedAddresses: [String] = []
    private(set) var copiedTexts: [String] = []
    /// Called after each batch of mutations.
    var onCommit: @MainActor () -> Void = {}
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var usedIDs: Set<ElementID> = []

    func begin(with graph: Graph) {
        tree = graph.snapshot()
        usedIDs.formUnion(tree.ids)
    }

    func commit(_ mutations: [Mutation]) {
        #expect(!mutations.isEmpty)
        batches.append(mutations)
        for mutation in mutations {
            if case .insert(let inserted, _, _) = mutation {
                #expect(usedIDs.isDisjoint(with: inserted.ids), "an id is used twice")
                usedIDs.formUnion(inserted.ids)
            }
            do { try tree.apply(mutation) } catch { Issue.record(error) }
        }
        onCommit()
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits for the next batch of mutations.
    func nextBatch() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Removes the recorded batches.
    func forget() {
        batches = []
    }

    func open(url: String, completion: @escaping @MainActor (Bool) -> Void) {
        openedAddresses.append(url)
        completion(true)
    }

    func copy(text: String) {
        copiedTexts.append(text)
    }

    /// Returns the mutations that were recorded since the last call, and removes them.
    func take() -> [Mutation] {
        defer { batches = [] }
        return batches.flatMap { $0 }
    }
}

extension ElementTree {
    /// Returns the id of the first element that handles events of a kind.
    func first(answering kind: ElementEvent.Kind) -> ElementID? {
        if element.events.contains(EventSet(kind)) { return id }
        return children.lazy.compactMap { $0.first(answering: kind) }.first
    }
}

/// A view with a plain text and no style, so that tests can compare exact mutations.
struct Word {
    let text: String

    init(_ text: String) { self.text = text }

    static func element(_ text: String) -> Element {
        Element(TextContent(runs: [TextRun(.string(text))]))
    }
}

extension Word: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(Self.element(text)) }
}

/// A vertical stack without style.
struct Column<Content: View> {
    @ViewBuilder let content: Content
}

extension Column: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(StackContent(.vertical(.center))), children: [Primitive.Child(content)])
    }
}

/// A view that handles presses.
struct Press<Content: View> {
    let action: @MainActor () -> Void
    @ViewBuilder let content: Content
}

extension Press: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(BoxContent()), children: [Primitive.Child(content)], handlers: [.tap: { _ in action() }])
    }
}
