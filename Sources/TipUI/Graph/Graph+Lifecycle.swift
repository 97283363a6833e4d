extension Graph {
    /// Carries out what the views of nodes do over their life, in the order given.
    func advanceLifecycles(of nodes: [Node]) {
        for node in nodes { advanceLifecycle(of: node) }
    }

    /// Carries out what the views of a node and all below do over their life, those below first.
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
        if !lifecycle.hasAppeared {
            lifecycle.hasAppeared = true
            hooks.onAppear?()
        }
        guard node.isMounted else { return }
        let taskScope = host.taskScope
        lifecycle.updateTask { work in Task { await taskScope(work) } }
    }
}
