extension Graph {
    /// Evaluates a node whose view is the same as before, and tells those above if it draws something else now.
    func reevaluate(_ node: Node) {
        let before = node.drawn
        evaluate(node)
        guard node.drawn != before else { return }
        var above = node.parent
        while let parent = above {
            if parent.elementID != nil {
                round.restructured.append(parent)
                return
            }
            parent.drawn = parent.drawnByChildren
            above = parent.parent
        }
    }

    /// Asks a node's view what it is, and brings the node and those below up to date.
    func evaluate(_ node: Node) {
        node.round = roundNumber
        let environment = node.environment
        let changes = node.storage.changes
        let primitive = follow(node) {
            Self.primitive(of: node.view, storage: node.storage, environment: environment)
        }
        endLap(of: node)
        // Nobody tells of a change that a body made to what it had read itself: the tie begins when the body ends.
        if node.storage.changes != changes, inbox.add(node) {
            Task { @MainActor [weak self] in self?.flush() }
        }
        node.handlers = primitive.handlers
        node.lifecycle = primitive.lifecycle
        if primitive.lifecycle?.onPass != nil { round.passed.append(node) }

        var below = environment
        primitive.transformEnvironment?(&below)
        take(primitive.element, for: node, reading: below.statedLayoutDirection)
        reconcile(primitive.children, of: node, environment: below)
        if let id = node.elementID {
            node.drawn = [id]
            if node.drawnByChildren != node.committedChildren { round.restructured.append(node) }
        } else {
            node.drawn = node.drawnByChildren
        }
        round.evaluated.append(node)
    }

    /// Does something, and has the node evaluated anew once something changes that was read.
    private func follow<Result>(_ node: Node, _ body: () -> Result) -> Result {
        guard let tracking = node.tracking else { return body() }
        return tracking.follow(body) { [weak self, weak node, inbox] in
            guard let node, inbox.add(node) else { return }
            Task { @MainActor in self?.flush() }
        }
    }

    private static func primitive(
        of view: any View,
        storage: PropertyStorage,
        environment: EnvironmentValues
    ) -> Primitive {
        func open<Content: View>(_ view: Content) -> Primitive {
            var view = view
            PropertyLayout.of(Content.self).link(&view, to: storage, environment: environment)
            if let primitive = view as? any PrimitiveView { return primitive.primitive(in: environment) }
            return Primitive(children: [Primitive.Child(view.body)])
        }
        return open(view)
    }

    /// Gives a node the element that its view has now.
    ///
    /// Where one can't be turned into the other, the renderer takes away what is there and draws it anew, with all that
    /// is below; then all of that gets new ids too.
    private func take(_ element: Element?, for node: Node, reading direction: LayoutDirection?) {
        if let id = node.elementID, element.map({ node.kept?.value.kind.isSameCase(as: $0.kind) == false }) ?? true {
            nodes[id] = nil
            node.elementID = nil
            node.element = nil
            renewIDs(below: node)
            round.turned.append(node)
        }
        guard var element else { return }
        for kind in node.handlers.keys { element.events.insert(EventSet(kind)) }
        element.style.fills = node.kept?.value.style.fills ?? []
        if direction != node.surroundingDirection { element.style.layoutDirection = direction }
        if node.elementID == nil {
            let id = makeID()
            node.elementID = id
            node.forgetCommitted()
            nodes[id] = node
            renewIDs(below: node)
            round.turned.append(node)
        }
        if case .stack(let old)? = node.kept?.value.kind, case .stack(let new) = element.kind, old.axis != new.axis {
            round.turned.append(node)
        }
        node.element = element
    }

    private func renewIDs(below node: Node) {
        for child in node.children {
            renewIDs(below: child)
            if let old = child.elementID {
                let id = makeID()
                nodes[old] = nil
                nodes[id] = child
                child.elementID = id
                child.forgetCommitted()
                child.drawn = [id]
            } else {
                child.drawn = child.drawnByChildren
            }
        }
    }

    private func reconcile(_ new: [Primitive.Child], of node: Node, environment: EnvironmentValues) {
        let old = node.children
        var left: [ChildKey: Node] = [:]
        for child in old {
            if let key = child.key { left[key] = child }
        }
        let keys = ChildKey.keys(of: new) { _ in complain(.duplicate) }
        let direction = node.elementID == nil ? node.surroundingDirection : environment.statedLayoutDirection
        var stale: [Node] = []
        node.children = zip(keys, new).map { key, child in
            guard let kept = left.removeValue(forKey: key) else {
                let made = Node(child.view, key: key, parent: node, environment: environment)
                made.surroundingDirection = direction
                stale.append(made)
                return made
            }
            if kept.surroundingDirection == direction, Self.isEqual(kept.view, child.view),
                kept.environment.isEqual(to: environment)
            {
                return kept
            }
            kept.view = child.view
            kept.environment = environment
            kept.surroundingDirection = direction
            stale.append(kept)
            return kept
        }
        for child in old where child.key.map({ left[$0] === child }) ?? false { unmount(child) }
        for child in stale { evaluate(child) }
    }

    /// Whether views say of themselves that they are equal.
    private static func isEqual(_ left: any View, _ right: any View) -> Bool {
        func compare<Content: Equatable>(_ left: Content) -> Bool { (right as? Content) == left }
        guard let left = left as? any Equatable else { return false }
        return compare(left)
    }

    /// Takes a node and those below out of the tree; what they asked to do then is done after the update.
    func unmount(_ node: Node) {
        node.isMounted = false
        node.tracking?.cut()
        for child in node.children { unmount(child) }
        if let id = node.elementID { nodes[id] = nil }
        node.task?.cancel()
        node.task = nil
        if node.hasAppeared, let farewell = node.lifecycle?.onDisappear { round.farewells.append(farewell) }
        if let farewell = node.lifecycle?.onUnmount { round.farewells.append(farewell) }
        node.handlers = [:]
        node.lifecycle = nil
        node.children = []
    }
}
