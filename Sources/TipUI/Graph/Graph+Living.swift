extension Graph {
    /// Lets nodes live through what the last update brought, in the order given.
    func advanceLifecycles(of nodes: [Node]) {
        for node in nodes { advanceLifecycle(of: node) }
    }

    /// Lets a node and all below live, those below first.
    func advanceLifecycles(below node: Node) {
        for child in node.children { advanceLifecycles(below: child) }
        advanceLifecycle(of: node)
    }

    private func advanceLifecycle(of node: Node) {
        guard node.isMounted, let lifecycle = node.lifecycle else { return }
        defer { endLap(of: node) }
        let isNew = !node.hasWatched
        if isNew || node.watched != lifecycle.watched {
            node.watched = lifecycle.watched
            node.hasWatched = true
            if !isNew || lifecycle.callsOnChangeInitially { lifecycle.onChange?() }
        }
        guard isShowing, node.isMounted else { return }
        if !node.hasAppeared {
            node.hasAppeared = true
            lifecycle.onAppear?()
        }
        guard node.isMounted else { return }
        advanceTask(of: node, lifecycle)
    }

    private func advanceTask(of node: Node, _ lifecycle: Primitive.Lifecycle) {
        guard let work = lifecycle.task else {
            node.task?.cancel()
            node.task = nil
            return
        }
        if node.task != nil, node.taskID == lifecycle.taskID { return }
        node.task?.cancel()
        node.taskID = lifecycle.taskID
        let taskScope = host.taskScope
        node.task = Task { await taskScope(work) }
    }
}
