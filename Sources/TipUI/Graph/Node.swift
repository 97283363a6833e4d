/// A view in the tree; the node stays while the view's value is replaced with each update.
@MainActor
final class Node {
    let key: ChildKey?
    let depth: Int
    private(set) weak var parent: Node?
    var view: any View
    let type: ViewType
    var environment: EnvironmentValues
    /// The reading direction and locale of the nearest element above; `nil` if neither was set.
    var inheritedReading: ReadingSettings?
    var children: [Node] = []
    /// The storage of the view's dynamic properties; `nil` for a view without dynamic properties.
    private(set) var storage: PropertyStorage?
    /// Tracks the observable values that the view reads; `nil` for a view that never reads any.
    let tracker: ObservationTracker?
    /// The iteration in which the node was evaluated last.
    var iteration = 0
    var isMounted = true
    /// The view's lifecycle hooks; `nil` for most views.
    var lifecycle: NodeLifecycle?
    /// How the view reads, observes or changes preferences; `nil` for most views, which only pass preferences on.
    var role: PreferenceRole?
    /// The preferences of the view and its descendants.
    var preferences = PreferenceValues()

    /// The id of the view's element in the renderer; `nil` for a view without an element.
    var elementID: ElementID?
    private(set) var storedElement: ElementStorage?
    /// The element as last committed to the renderer; `nil` before the first commit.
    private var committed: ElementStorage?
    /// The child elements, as last committed to the renderer.
    var committedChildren: [ElementID] = []
    /// The topmost elements that the descendants draw; empty if the node has an element itself.
    var drawnByDescendants: [ElementID] = []
    /// When the element isn't drawn.
    var hiding = Primitive.Hiding.never
    /// Whether the children are drawn; only used by a view without an element.
    var drawsChildren = true
    /// Whether the element isn't drawn because the children draw nothing.
    var isCollapsed = false
    /// Whether the element's flexible axes are about to be resolved.
    var isFlexibilityDue = false
    /// Whether the node's drawn elements and preferences are about to be updated from those of its children.
    var isPropagationDue = false
    /// How the node's elements move; `nil` for most nodes.
    var motion: NodeMotion?
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

    /// Returns the storage of the view's dynamic properties, and makes it on first use.
    func makeStorageIfNeeded() -> PropertyStorage {
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

    /// The nearest ancestor that has an element.
    var elementParent: Node? {
        var node = parent
        while let candidate = node, candidate.elementID == nil { node = candidate.parent }
        return node
    }

    /// The children in drawing order, including the views that a preference reader added.
    var allChildren: [Node] {
        guard let role, !role.leading.isEmpty || !role.trailing.isEmpty else { return children }
        return role.leading + children + role.trailing
    }

    /// The topmost elements that this node and its descendants draw.
    var drawn: [ElementID] {
        guard let elementID else { return drawnByDescendants }
        return isCollapsed ? [] : [elementID]
    }

    /// The topmost elements that the children draw, in order.
    var drawnByChildren: [ElementID] {
        let children = allChildren
        if children.count == 1 { return children[0].drawn }
        var drawn: [ElementID] = []
        for child in children { drawn += child.drawn }
        return drawn
    }

    /// The nearest descendants that have elements, in order.
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

    /// All descendants that have elements.
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

    /// The type name of the nearest view that none of the given modules declares, starting with this node's view and
    /// going up the tree.
    func nearestViewName(outside modules: Set<Substring>) -> String? {
        var node: Node? = self
        while let candidate = node {
            let type = Swift.type(of: candidate.view)
            // Leave out the generic arguments, because they may be types that the app doesn't declare.
            if !modules.contains(GraphHost.moduleName(of: type)) {
                return String(String(describing: type).prefix { $0 != "<" })
            }
            node = candidate.parent
        }
        return nil
    }

    /// Returns the element with all its descendants; `nil` if the node has no element or the element isn't drawn.
    func tree() -> ElementTree? {
        guard let elementID, let storedElement, !isCollapsed else { return nil }
        return ElementTree(elementID, storedElement.value, elementsBelow.compactMap { $0.tree() })
    }

    // MARK: Committed state

    var isCommitted: Bool { committed != nil }

    /// Returns the element if it differs from the committed element, and marks it as committed.
    func takeUpdate() -> Element? {
        guard let storedElement, let committed, storedElement !== committed else { return nil }
        guard storedElement.value != committed.value else {
            self.storedElement = committed
            return nil
        }
        self.committed = storedElement
        return storedElement.value
    }

    /// Marks the element and all its descendants as committed in their current state.
    func markCommitted() {
        guard !isCollapsed else { return }
        committed = storedElement
        committedChildren = drawnByChildren
        for node in elementsBelow { node.markCommitted() }
    }

    /// Marks the element as not committed.
    func clearCommitted() {
        committed = nil
        committedChildren = []
    }
}

/// The lifecycle hooks of a node's view, and their progress.
@MainActor
final class NodeLifecycle {
    var hooks: Primitive.Lifecycle
    var hasAppeared = false
    /// The watched value at the last update; `nil` before the first update.
    var watched: AnyHashable??
    private var task: Task<Void, Never>?
    private var taskID: AnyHashable?

    init(_ hooks: Primitive.Lifecycle) {
        self.hooks = hooks
    }

    deinit {
        task?.cancel()
    }

    /// Starts, restarts or cancels the task to match the view's current hooks.
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

/// The state of a node that reads, observes or changes preferences.
///
/// Most nodes only pass on the preferences of their children, and have no such state. A view that reads the preferences
/// of its children, such as a page that reads their title, may change its own element and add views around them.
@MainActor
final class PreferenceRole {
    var preferences: Primitive.Preferences
    /// The element as the view described it, before it was changed because of preferences.
    var element: Element?
    var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
    /// The environment of the children.
    var environment: EnvironmentValues
    /// The nodes of the views that were added before the children because of their preferences.
    var leading: [Node] = []
    /// The nodes of the views that were added after the children because of their preferences.
    var trailing: [Node] = []
    /// The joined preferences of the children, as of the last update.
    var below = PreferenceValues()
    /// The preferences of the children and of the added views, joined.
    var joined = PreferenceValues()
    /// The preferences that the observers received last.
    var observed: PreferenceValues?

    init(_ preferences: Primitive.Preferences, environment: EnvironmentValues) {
        self.preferences = preferences
        self.environment = environment
    }
}
