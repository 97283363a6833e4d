extension Graph {
    /// Evaluates a node whose view value hasn't changed.
    ///
    /// - Returns: Whether the node's ancestors must be updated, because the node's drawn elements or preferences
    ///   changed.
    func reevaluate(_ node: Node) -> Bool {
        let (drawn, preferences) = (node.drawn, node.preferences)
        evaluate(node)
        return node.drawn != drawn || !node.preferences.isEqual(to: preferences)
    }

    /// Updates the ancestors of changed nodes, each ancestor once and the deepest first, until an update changes
    /// nothing.
    func propagate(above changed: [Node]) {
        var levels: [[Node]] = []
        func add(_ node: Node?) {
            guard let node, node.isMounted, !node.isPropagationDue else { return }
            node.isPropagationDue = true
            while levels.count <= node.depth { levels.append([]) }
            levels[node.depth].append(node)
        }
        for node in changed { add(node.parent) }
        while let deepest = levels.popLast() {
            for node in deepest {
                node.isPropagationDue = false
                let drawn = node.drawn
                updateDrawn(of: node)
                if reducePreferences(of: node, isEvaluated: false) || node.drawn != drawn { add(node.parent) }
            }
        }
    }

    /// Evaluates a node's view, and updates the node and its descendants.
    func evaluate(_ node: Node) {
        node.iteration = iteration
        let environment = node.environment
        let changes = node.storage?.changes ?? 0
        var primitive = track(node) {
            self.primitive(of: node, environment: environment)
        }
        let drawsElement = primitive.element != nil
        if let element = primitive.element { join(&primitive, element, of: node) }
        measure(node)
        // Tracking starts only after the body has returned, so it misses changes that the body makes to the view's own
        // state; evaluate the node again after such a change.
        if node.storage?.changes ?? 0 != changes { invalidate(node) }
        node.handlers = primitive.handlers
        node.hiding = primitive.hiding
        node.drawsChildren = primitive.drawsChildren
        setLifecycle(primitive.lifecycle, of: node)
        setMotion(primitive.motion, of: node)

        // The views inside a row or a section are no rows, unless the section says so.
        var below = drawsElement ? environment.insideElement : environment
        primitive.transformEnvironment?(&below)
        if primitive.namesChildren { below.enclosingName = name(forChildrenOf: node) }
        setElement(primitive.element, of: node, reading: below.readingSettings)
        node.children = reconcile(primitive.children, with: node.children, of: node, environment: below)
        setRole(primitive, of: node, environment: below)
        reducePreferences(of: node, isEvaluated: true)
        updateDrawn(of: node)
        update.evaluated.append(node)
    }

    /// Puts the element of a node into a row, and into the modifiers around several views, as the environment says.
    private func join(_ primitive: inout Primitive, _ element: Element, of node: Node) {
        let (context, modifiers) = (node.environment.rowContext, node.environment.eachModifiers)
        if context == nil, modifiers.isEmpty { return }
        // The rows of a section get the modifiers instead.
        if context != nil, element.content is SectionContent { return }
        let view = modifiers.reversed().reduce(node.view) { view, modifier in modifier.apply(to: view, of: node) }
        primitive = context.map { .row(of: view, in: $0) } ?? Primitive(children: [Primitive.Child(view)])
    }

    /// Returns the name that the views below a node share; the name stays the same while these views exist.
    private func name(forChildrenOf node: Node) -> ElementID {
        guard let known = node.children.first?.environment.enclosingName, known != node.environment.enclosingName else {
            return makeID()
        }
        return known
    }

    /// Schedules a node for evaluation at the next flush, which happens on the main actor's next turn.
    private func invalidate(_ node: Node) {
        guard queue.add(node) else { return }
        Task { @MainActor [weak self] in self?.flush() }
    }

    /// Runs a closure, and schedules the node for evaluation when a value that the closure read changes.
    private func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
        guard let tracker = node.tracker else { return body() }
        return tracker.track(body) { [weak self, weak node, queue] in
            guard let node, queue.add(node) else { return }
            Task { @MainActor in self?.flush() }
        }
    }

    private func primitive(of node: Node, environment: EnvironmentValues) -> Primitive {
        func open<Content: View>(_ view: Content) -> Primitive {
            if node.type.layout.isEmpty { return node.type.primitive(of: view, in: environment) }
            var view = view
            let missing = node.type.layout.link(&view, to: node.makeStorageIfNeeded(), environment: environment)
            if let missing {
                let name = node.nearestViewName(outside: host.frameworkModules) ?? "A view"
                return Primitive(children: [Primitive.Child(DeveloperWarning(message: "\(name) needs \(missing)."))])
            }
            return node.type.primitive(of: view, in: environment)
        }
        return open(node.view)
    }

    private func setLifecycle(_ hooks: Primitive.Lifecycle?, of node: Node) {
        guard let hooks else {
            node.lifecycle?.cancelTask()
            node.lifecycle = nil
            return
        }
        if let lifecycle = node.lifecycle {
            lifecycle.hooks = hooks
        } else {
            node.lifecycle = NodeLifecycle(hooks)
        }
    }

    /// Removes a node and its descendants from the tree; their `onDisappear` and `onUnmount` run after the update.
    func unmount(_ node: Node) {
        node.isMounted = false
        update.hasUnmounted = true
        node.tracker?.cancel()
        for child in node.allChildren { unmount(child) }
        if let id = node.elementID { nodes[id] = nil }
        if let lifecycle = node.lifecycle {
            lifecycle.cancelTask()
            if lifecycle.hasAppeared, let action = lifecycle.hooks.onDisappear {
                update.removalActions.append(action)
            }
            if let action = lifecycle.hooks.onUnmount { update.removalActions.append(action) }
        }
        node.handlers = [:]
        node.lifecycle = nil
        node.role = nil
        node.children = []
    }
}

extension Graph {
    /// Runs the lifecycle hooks of nodes, in the given order.
    func advanceLifecycles(of nodes: [Node]) {
        for node in nodes { advanceLifecycle(of: node) }
    }

    /// Runs the lifecycle hooks of a node and its descendants, descendants first.
    func advanceLifecycles(below node: Node) {
        for child in node.allChildren { advanceLifecycles(below: child) }
        advanceLifecycle(of: node)
    }

    private func advanceLifecycle(of node: Node) {
        guard node.isMounted, let lifecycle = node.lifecycle else { return }
        defer { measure(node) }
        let hooks = lifecycle.hooks
        let isNew = lifecycle.watched == nil
        if isNew || lifecycle.watched != .some(hooks.watched) {
            lifecycle.watched = .some(hooks.watched)
            if !isNew || hooks.callsOnChangeInitially { hooks.onChange?() }
        }
        guard isShowing, node.isMounted else { return }
        if node.environment.isOffStage {
            lifecycle.cancelTask()
            if lifecycle.hasAppeared {
                lifecycle.hasAppeared = false
                hooks.onDisappear?()
            }
            return
        }
        if !lifecycle.hasAppeared {
            lifecycle.hasAppeared = true
            hooks.onAppear?()
        }
        guard node.isMounted else { return }
        let taskScope = host.taskScope
        lifecycle.updateTask { work in Task { await taskScope(work) } }
    }
}
