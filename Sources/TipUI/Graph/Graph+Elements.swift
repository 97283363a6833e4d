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
