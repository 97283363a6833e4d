extension Graph {
    /// Ends the current update, resolves the flexible axes, and returns the nodes that the update affected.
    func takeUpdate() -> UpdateResult {
        defer { update = Update() }
        update.forgetUnmounted()
        let restructured = update.restructured.filter { $0.elementID != nil }
        let restacked = update.restacked.flatMap(\.allElementsBelow)
        return UpdateResult(
            evaluated: update.evaluated,
            restructured: restructured,
            resized: FlexibleAxes.resolve(update.evaluated + restructured + restacked),
            removalActions: update.removalActions
        )
    }

    /// The result of an update.
    struct UpdateResult {
        /// The nodes that were evaluated or redrawn, children before parents.
        var evaluated: [Node]
        /// The nodes whose children may now draw different elements.
        var restructured: [Node]
        /// The nodes whose flexible axes changed.
        var resized: [Node]
        /// The `onDisappear` and `onUnmount` actions of unmounted nodes.
        var removalActions: [@MainActor () -> Void]

        var isEmpty: Bool { evaluated.isEmpty && removalActions.isEmpty }
    }

    /// Returns the mutations that bring the renderer up to date: first those that change the tree, from the top down,
    /// then those that change elements.
    func mutations(after result: UpdateResult) -> [Mutation] {
        var mutations: [Mutation] = []
        for node in result.restructured.sorted(by: { $0.depth < $1.depth }) where node.isCommitted {
            guard let parent = node.elementID else { continue }
            let now = node.drawnByChildren
            for step in KeyedDiff.steps(from: node.committedChildren, to: now) {
                switch step {
                case .remove(let id):
                    if let motion = motion.leaving[id] { mutations.append(.animate(id, motion)) }
                    mutations.append(.remove(id))
                case .move(let id, let index): mutations.append(.move(id, parent: parent, index: index))
                case .insert(let id, let index):
                    guard let child = nodes[id], let tree = child.tree() else { continue }
                    child.markCommitted()
                    mutations.append(.insert(tree, parent: parent, index: index))
                    if let motion = appearance(of: child) { mutations.append(.animate(id, motion)) }
                }
            }
            node.committedChildren = now
        }
        for node in result.evaluated + result.resized {
            guard let id = node.elementID, let element = node.takeUpdate() else { continue }
            let animation = animation(of: node)
            if let animation { mutations.append(.animate(id, .change(animation))) }
            mutations.append(.update(id, element))
            if let animation, let motion = textChange(of: node, animation) { mutations.append(.animate(id, motion)) }
        }
        return mutations + actions(of: motion.acting)
    }
}

extension Graph {
    /// Replaces the element of a node with the element that its view now describes.
    ///
    /// If the new element is of another kind, the renderer removes the old element with all its descendants, and draws
    /// the new element instead. In that case, the descendants also get new ids.
    func setElement(_ element: Element?, of node: Node, reading: ReadingSettings?) {
        if let id = node.elementID, let old = node.element, element.map({ !$0.isSameKind(as: old) }) ?? true {
            nodes[id] = nil
            node.elementID = nil
            node.element = nil
            renewIDs(below: node)
            update.restacked.append(node)
        }
        guard var element else { return }
        if !node.handlers.isEmpty {
            for kind in node.handlers.keys { element.events.insert(EventSet(kind)) }
        }
        // The flexible axes depend on the elements below and are resolved at the end of the update, so keep the old
        // axes for now.
        element.setFlexibleAxes(node.storedElement?.value.style.flexibleAxes ?? [])
        if let reading, reading != node.inheritedReading {
            let isSet = reading.setDirection != nil && reading.setDirection != node.inheritedReading?.setDirection
            if isSet || reading.direction != node.inheritedReading?.direction ?? .leftToRight {
                element.style.layoutDirection = reading.direction
            }
            if reading.language != node.inheritedReading?.language { element.style.language = reading.language }
        }
        if node.elementID == nil {
            renewID(of: node)
            // Give new ids to all elements below a new element, because the renderer inserts them together with it.
            if !node.allChildren.isEmpty {
                renewIDs(below: node)
                update.restacked.append(node)
            }
        }
        if let old = node.element, old.content.stackingAxis != element.content.stackingAxis {
            update.restacked.append(node)
        }
        node.element = element
    }

    /// Updates the list of elements that a node draws, which depends on the elements that its children draw.
    func updateDrawn(of node: Node) {
        // Give new ids to elements that are no longer drawn, because the renderer must never see a removed id again.
        guard node.elementID != nil else {
            if !node.drawsChildren, !node.drawn.isEmpty { renewIDs(below: node) }
            node.drawnByDescendants = node.drawsChildren ? node.drawnByChildren : []
            return
        }
        node.drawnByDescendants = []
        node.isCollapsed = node.hiding.isHidden(node.children)
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

/// The changes that the current update has recorded so far.
@MainActor
struct Update {
    /// The nodes that were evaluated or redrawn, children before parents.
    var evaluated: [Node] = []
    /// The nodes with an element whose children may now draw different elements.
    var restructured: [Node] = []
    /// Nodes whose descendants may now be in another stack, or in a stack along another axis.
    var restacked: [Node] = []
    /// The nodes whose preference observers run after the current pass; a node can occur more than once.
    var observing: [Node] = []
    /// The `onDisappear` and `onUnmount` actions of unmounted nodes, in order.
    var removalActions: [@MainActor () -> Void] = []

    /// Returns the nodes whose observers run now, and clears the list for the next pass.
    mutating func takeObserving() -> [Node] {
        defer { observing = [] }
        return observing
    }

    /// Whether a node that is still in the lists of this update may have been unmounted.
    var hasUnmounted = false

    /// Removes nodes that are no longer in the tree from the lists of this update.
    mutating func forgetUnmounted() {
        guard hasUnmounted else { return }
        hasUnmounted = false
        evaluated.removeAll { !$0.isMounted }
        restructured.removeAll { !$0.isMounted }
        restacked.removeAll { !$0.isMounted }
    }
}

/// The element of a node, stored on the heap.
///
/// A reference keeps nodes without an element small, and often the current and the committed element share one object.
final class ElementStorage: Sendable {
    let value: Element

    init(_ value: Element) {
        self.value = value
    }
}
