/// A view in its place: what stays while the view's value is made anew with each update.
@MainActor
final class Node {
    let key: ChildKey?
    let depth: Int
    private(set) weak var parent: Node?
    var view: any View
    let type: ViewType
    var environment: EnvironmentValues
    /// How the nearest element above is read; `nil` where nothing was stated.
    var surroundings: Reading?
    var children: [Node] = []
    /// What the view's properties keep; `nil` for a view without such.
    private(set) var storage: PropertyStorage?
    /// Tracks what the view reads; `nil` for one that reads nothing.
    let tracker: ObservationTracker?
    /// The iteration in which the node was evaluated last.
    var iteration = 0
    var isMounted = true
    /// What the view does over its life; `nil` for most.
    var lifecycle: NodeLifecycle?
    /// What the view has to do with preferences beyond passing them on; `nil` for most.
    var role: PreferenceRole?
    /// The preferences of the view and those below.
    var preferences = PreferenceValues()

    /// The element of the view, with the id that the renderer knows it by.
    var elementID: ElementID?
    private(set) var storedElement: ElementStorage?
    /// The element as the renderer has it; `nil` until it has it.
    private var committed: ElementStorage?
    /// The elements below, as the renderer has them.
    var committedChildren: [ElementID] = []
    /// The topmost elements that those below draw; kept by a node without an element alone.
    var drawnBelow: [ElementID] = []
    /// Whether the element is drawn only while the children draw something.
    var isHiddenWhenEmpty = false
    /// Whether the children are drawn, where the view has no element.
    var drawsChildren = true
    /// Whether the element isn't drawn, since the children draw nothing.
    var isCollapsed = false
    /// Whether the axes on which the element is flexible are about to be worked out.
    var isFlexibilityDue = false
    /// Whether what the node draws and its preferences are about to follow those of its children.
    var isPropagationDue = false
    var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]

    init(_ view: any View, key: ChildKey?, parent: Node?, environment: EnvironmentValues) {
        self.view = view
        type = ViewType.of(view)
        self.key = key
        self.parent = parent
        self.environment = environment
        depth = (parent?.depth ?? -1) + 1
        tracker = type.isTracked ? ObservationTracker() : nil
    }

    /// What the view's properties keep, made at the first time.
    func madeStorage() -> PropertyStorage {
        let made = storage ?? PropertyStorage()
        storage = made
        return made
    }

    deinit {
        tracker?.cancel()
    }

    var element: Element? {
        get { storedElement?.value }
        set { storedElement = newValue.map { ElementStorage($0) } }
    }

    /// The nearest node above that has an element.
    var elementParent: Node? {
        var node = parent
        while let candidate = node, candidate.elementID == nil { node = candidate.parent }
        return node
    }

    /// The children, in the order they are drawn in.
    var allChildren: [Node] {
        guard let role, !role.leading.isEmpty || !role.trailing.isEmpty else { return children }
        return role.leading + children + role.trailing
    }

    /// The topmost elements that this node and those below draw.
    var drawn: [ElementID] {
        guard let elementID else { return drawnBelow }
        return isCollapsed ? [] : [elementID]
    }

    /// What the children draw, in order.
    var drawnByChildren: [ElementID] {
        let children = allChildren
        if children.count == 1 { return children[0].drawn }
        var drawn: [ElementID] = []
        for child in children { drawn += child.drawn }
        return drawn
    }

    /// The nearest nodes below that have elements, in order.
    var elementsBelow: [Node] {
        var nodes: [Node] = []
        appendElementsBelow(to: &nodes)
        return nodes
    }

    private func appendElementsBelow(to nodes: inout [Node]) {
        guard drawsChildren else { return }
        for child in allChildren {
            if child.elementID == nil { child.appendElementsBelow(to: &nodes) } else { nodes.append(child) }
        }
    }

    /// All nodes below that have elements.
    var allElementsBelow: [Node] {
        var nodes: [Node] = []
        appendAllElementsBelow(to: &nodes)
        return nodes
    }

    private func appendAllElementsBelow(to nodes: inout [Node]) {
        for node in elementsBelow {
            nodes.append(node)
            node.appendAllElementsBelow(to: &nodes)
        }
    }

    /// The type of the nearest view, this or one above, that the app declares: in it the code here was written.
    var author: String? {
        var node: Node? = self
        while let candidate = node {
            let author = Swift.type(of: candidate.view)
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
        guard let elementID, let storedElement, !isCollapsed else { return nil }
        return ElementTree(elementID, storedElement.value, elementsBelow.compactMap { $0.tree() })
    }

    // MARK: What the renderer has

    var isCommitted: Bool { committed != nil }

    /// The element, if the renderer has it otherwise than it is now; from then on it is taken to have it so.
    func takeUpdate() -> Element? {
        guard let storedElement, let committed, storedElement !== committed else { return nil }
        guard storedElement.value != committed.value else {
            self.storedElement = committed
            return nil
        }
        self.committed = storedElement
        return storedElement.value
    }

    /// From now on the renderer is taken to have the element and all that is below it as they are.
    func markCommitted() {
        guard !isCollapsed else { return }
        committed = storedElement
        committedChildren = drawnByChildren
        for node in elementsBelow { node.markCommitted() }
    }

    /// From now on the renderer is taken to have nothing of the element.
    func clearCommitted() {
        committed = nil
        committedChildren = []
    }
}

/// What a node's view does over its life, and how far that has come.
@MainActor
final class NodeLifecycle {
    var hooks: Primitive.Lifecycle
    var hasAppeared = false
    /// The value whose change is looked for, as it was at the last update; `nil` before the first.
    var watched: AnyHashable??
    private var task: Task<Void, Never>?
    private var taskID: AnyHashable?

    init(_ hooks: Primitive.Lifecycle) {
        self.hooks = hooks
    }

    deinit {
        task?.cancel()
    }

    /// Begins the task, or begins it anew, or ends it, as the view has it now.
    func updateTask(start: (@escaping @MainActor () async -> Void) -> Task<Void, Never>) {
        guard let work = hooks.task else { return cancelTask() }
        if task != nil, taskID == hooks.taskID { return }
        task?.cancel()
        taskID = hooks.taskID
        task = start(work)
    }

    func cancelTask() {
        task?.cancel()
        task = nil
    }
}

/// What a node has to do with preferences beyond passing them on; most have no such role.
@MainActor
final class PreferenceRole {
    var preferences: Primitive.Preferences
    /// The element as the view said it, before the reader changed it.
    var element: Element?
    var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
    /// The environment of the children.
    var environment: EnvironmentValues
    /// The nodes of the views that the reader put before all others.
    var leading: [Node] = []
    /// The nodes of the views that the reader put behind all others.
    var trailing: [Node] = []
    /// The children's preferences as they were last joined.
    var below = PreferenceValues()
    /// These, joined with the preferences of the views that the reader put around the children.
    var joined = PreferenceValues()
    /// What the observers got last.
    var observed: PreferenceValues?

    init(_ preferences: Primitive.Preferences, environment: EnvironmentValues) {
        self.preferences = preferences
        self.environment = environment
    }
}
