/// A view in its place: what stays while the view's value is made anew with each update.
@MainActor
final class Node {
    let key: ChildKey?
    let depth: Int
    private(set) weak var parent: Node?
    var view: any View
    var environment: EnvironmentValues
    /// The reading direction of the nearest element above; `nil` where none was set.
    var surroundingDirection: LayoutDirection?
    var children: [Node] = []
    let storage = PropertyStorage()
    /// The tie to what the view reads; `nil` for one that reads nothing.
    let tracking: Tracking?
    /// The round in which the node was evaluated last.
    var round = 0

    /// The element of the view, with the id that the renderer knows it by.
    var elementID: ElementID?
    private(set) var kept: KeptElement?
    /// The element as the renderer has it; `nil` until it was told.
    private var committed: KeptElement?
    /// The elements below, as the renderer has them.
    var committedChildren: [ElementID] = []
    /// The topmost elements that this node and those below draw.
    var drawn: [ElementID] = []
    var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]

    var lifecycle: Primitive.Lifecycle?
    var isMounted = true
    var hasAppeared = false
    var task: Task<Void, Never>?
    var taskID: AnyHashable?
    var watched: AnyHashable?
    var hasWatched = false

    init(_ view: any View, key: ChildKey?, parent: Node?, environment: EnvironmentValues) {
        self.view = view
        self.key = key
        self.parent = parent
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
        tracking = view is any UnfollowedView ? nil : Tracking()
    }

    deinit {
        tracking?.cut()
        task?.cancel()
    }

    var element: Element? {
        get { kept?.value }
        set { kept = newValue.map { KeptElement($0) } }
    }

    /// The nearest node above that has an element.
    var host: Node? {
        var node = parent
        while let candidate = node, candidate.elementID == nil { node = candidate.parent }
        return node
    }

    /// What the children draw, in order.
    var drawnByChildren: [ElementID] { children.flatMap(\.drawn) }

    /// The nearest nodes below that have elements, in order.
    var elementsBelow: [Node] {
        children.flatMap { $0.elementID == nil ? $0.elementsBelow : [$0] }
    }

    /// All nodes below that have elements.
    var allElementsBelow: [Node] {
        elementsBelow.flatMap { [$0] + $0.allElementsBelow }
    }

    /// The type of the nearest view, this or one above, that the app declares: in it the code here was written.
    var author: String? {
        var node: Node? = self
        while let candidate = node {
            let author = type(of: candidate.view)
            let module = String(reflecting: author).prefix { $0 != "." }
            // What stands in a generic type's brackets may be anybody's.
            if !Self.libraries.contains(module) { return String(String(describing: author).prefix { $0 != "<" }) }
            node = candidate.parent
        }
        return nil
    }

    /// The modules whose views no app declares.
    private static let libraries: Set<Substring> = ["TipUI", "TipUIWeb", "OpenTipKit", "Swift"]

    /// The element with all that is below it.
    func tree() -> ElementTree? {
        guard let elementID, let kept else { return nil }
        return ElementTree(elementID, kept.value, elementsBelow.compactMap { $0.tree() })
    }

    // MARK: What the renderer has

    var isCommitted: Bool { committed != nil }

    /// The element, if the renderer has it otherwise than it is now; from then on it is taken to have it so.
    func takeUpdate() -> Element? {
        guard let kept, let committed, kept !== committed else { return nil }
        guard kept.value != committed.value else {
            self.kept = committed
            return nil
        }
        self.committed = kept
        return kept.value
    }

    /// Notes that the renderer has the element and all that is below it as they are now.
    func noteCommitted() {
        committed = kept
        committedChildren = drawnByChildren
        for node in elementsBelow { node.noteCommitted() }
    }

    /// Notes that the renderer has nothing of the element.
    func forgetCommitted() {
        committed = nil
        committedChildren = []
    }
}
