extension Graph {
    /// Closes an update: works out what follows from what it touched.
    func takeUpdate() -> Touched {
        defer { update = Update() }
        update.forgetUnmounted()
        let restructured = update.restructured.filter { $0.elementID != nil }
        let reoriented = update.reoriented.flatMap(\.allElementsBelow)
        return Touched(
            evaluated: update.evaluated,
            restructured: restructured,
            resized: FlexibleAxes.resolve(update.evaluated + restructured + reoriented),
            departures: update.departures
        )
    }

    /// What an update touched.
    struct Touched {
        /// The nodes that were evaluated or drawn again, children before parents.
        var evaluated: [Node]
        /// The nodes whose children may draw something else now.
        var restructured: [Node]
        /// The nodes that are flexible on other axes now.
        var resized: [Node]
        /// What those that left the page asked for.
        var departures: [@MainActor () -> Void]

        var isEmpty: Bool { evaluated.isEmpty && departures.isEmpty }
    }

    /// The steps from what the renderer has to what is drawn now: first the tree, from above, then the elements.
    func mutations(after touched: Touched) -> [Mutation] {
        var mutations: [Mutation] = []
        for node in touched.restructured.sorted(by: { $0.depth < $1.depth }) where node.isCommitted {
            guard let parent = node.elementID else { continue }
            let now = node.drawnByChildren
            for step in KeyedDiff.steps(from: node.committedChildren, to: now) {
                switch step {
                case .remove(let id): mutations.append(.remove(id))
                case .move(let id, let index): mutations.append(.move(id, parent: parent, index: index))
                case .insert(let id, let index):
                    guard let child = nodes[id], let tree = child.tree() else { continue }
                    child.markCommitted()
                    mutations.append(.insert(tree, parent: parent, index: index))
                }
            }
            node.committedChildren = now
        }
        for node in touched.evaluated + touched.resized {
            guard let id = node.elementID, let element = node.takeUpdate() else { continue }
            mutations.append(.update(id, element))
        }
        return mutations
    }
}

extension Graph {
    /// Gives a node the element that its view has now.
    ///
    /// Where one can't be turned into the other, the renderer takes away what is there and draws it anew, with all that
    /// is below; then all of that gets new ids too.
    func setElement(_ element: Element?, of node: Node, reading: Reading?) {
        if let id = node.elementID, let old = node.element, element.map({ !$0.isSameKind(as: old) }) ?? true {
            nodes[id] = nil
            node.elementID = nil
            node.element = nil
            renewIDs(below: node)
            update.reoriented.append(node)
        }
        guard var element else { return }
        if !node.handlers.isEmpty {
            for kind in node.handlers.keys { element.events.insert(EventSet(kind)) }
        }
        // Worked out from below, later; until then it is what it was.
        element.setFlexibleAxes(node.storedElement?.value.style.flexibleAxes ?? [])
        if let reading, reading != node.surroundings {
            if reading.direction != node.surroundings?.direction { element.style.layoutDirection = reading.direction }
            if reading.language != node.surroundings?.language { element.style.language = reading.language }
        }
        if node.elementID == nil {
            renewID(of: node)
            // All below a new node is new.
            if !node.allChildren.isEmpty {
                renewIDs(below: node)
                update.reoriented.append(node)
            }
        }
        if let old = node.element, old.content.stackingAxis != element.content.stackingAxis {
            update.reoriented.append(node)
        }
        node.element = element
    }

    /// Brings what a node draws up to date with what its children draw.
    func updateDrawn(of node: Node) {
        // No id is used twice: what comes back is another element, with others below it.
        guard node.elementID != nil else {
            if !node.drawsChildren, !node.drawn.isEmpty { renewIDs(below: node) }
            node.drawnBelow = node.drawsChildren ? node.drawnByChildren : []
            return
        }
        node.drawnBelow = []
        node.isCollapsed = node.isHiddenWhenEmpty && node.children.allSatisfy(\.drawn.isEmpty)
        if node.isCollapsed, node.isCommitted {
            renewID(of: node)
            renewIDs(below: node)
        }
        if node.drawnByChildren != node.committedChildren { update.restructured.append(node) }
    }

    private func renewID(of node: Node) {
        if let old = node.elementID { nodes[old] = nil }
        let id = makeID()
        nodes[id] = node
        node.elementID = id
        node.clearCommitted()
    }

    private func renewIDs(below node: Node) {
        for child in node.allChildren {
            renewIDs(below: child)
            if child.elementID != nil { renewID(of: child) }
            updateDrawn(of: child)
        }
    }
}

/// What one update has touched so far.
@MainActor
struct Update {
    /// The nodes that were evaluated or drawn again, children before parents.
    var evaluated: [Node] = []
    /// Nodes with an element, whose children may draw something else now.
    var restructured: [Node] = []
    /// Nodes below which another stack, or another axis, may be the nearest above now.
    var reoriented: [Node] = []
    /// The nodes whose observers of preferences act after the present pass; some of them more than once.
    var observing: [Node] = []
    /// What those that left the page asked for, in order.
    var departures: [@MainActor () -> Void] = []

    /// The nodes whose observers act now; from here on another pass begins.
    mutating func takeObserving() -> [Node] {
        defer { observing = [] }
        return observing
    }

    /// Whether a node has left the tree that may be among these.
    var hasUnmounted = false

    /// Lets go of nodes that aren't part of the tree any more.
    mutating func forgetUnmounted() {
        guard hasUnmounted else { return }
        hasUnmounted = false
        evaluated.removeAll { !$0.isMounted }
        restructured.removeAll { !$0.isMounted }
        reoriented.removeAll { !$0.isMounted }
    }
}

/// An element of a node, on the heap: a node without one is small, and what is drawn and what the renderer has are often
/// the same.
final class ElementStorage: Sendable {
    let value: Element

    init(_ value: Element) {
        self.value = value
    }
}
