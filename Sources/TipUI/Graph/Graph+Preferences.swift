extension Graph {
    /// Updates how a node reads, observes and changes preferences to match its current view.
    func setRole(_ primitive: Primitive, of node: Node, environment: EnvironmentValues) {
        guard let preferences = primitive.preferences else {
            if let old = node.role { for child in old.leading + old.trailing { unmount(child) } }
            node.role = nil
            return
        }
        let role = node.role ?? PreferenceRole(preferences, environment: environment)
        role.preferences = preferences
        role.environment = environment
        if preferences.reader != nil {
            role.element = node.element
            role.element?.events = primitive.element?.events ?? []
            role.handlers = primitive.handlers
        }
        node.role = role
    }

    /// Joins the preferences of a node's children, and redraws the node if its reader depends on a preference that
    /// changed.
    ///
    /// - Parameter isEvaluated: Whether the node's view was just evaluated, in which case the node is redrawn even if
    ///   no preference changed.
    /// - Returns: Whether the node's preferences changed.
    @discardableResult
    func reducePreferences(of node: Node, isEvaluated: Bool) -> Bool {
        if node.role == nil, node.preferences.isEmpty, node.children.allSatisfy(\.preferences.isEmpty) { return false }
        var values = joined(node.children.lazy.map(\.preferences))
        if let role = node.role {
            if let reader = role.preferences.reader,
                isEvaluated || !reader.keys.allSatisfy({ values.isEqual(to: role.below, for: $0) })
            {
                draw(node, by: reader, values, role)
                if !isEvaluated { update.evaluated.append(node) }
            }
            role.below = values
            // Append the preferences of views that the reader added, so that popovers in a page's content precede
            // popovers in the page's bar.
            if !role.leading.isEmpty || !role.trailing.isEmpty {
                values = joined([values] + role.leading.map(\.preferences) + role.trailing.map(\.preferences))
            }
            role.joined = values
            if !waitingObservers(role).isEmpty { update.observing.append(node) }
            role.preferences.transform?(&values)
        }
        defer { node.preferences = values }
        return !values.isEqual(to: node.preferences)
    }

    private func joined(_ parts: some Sequence<PreferenceValues>) -> PreferenceValues {
        var values = PreferenceValues()
        for part in parts where !part.isEmpty { values.append(part) }
        return values
    }

    private func draw(
        _ node: Node,
        by reader: Primitive.PreferenceReader,
        _ values: PreferenceValues,
        _ role: PreferenceRole
    ) {
        guard let element = role.element else { return }
        var container = Primitive.Container(element: element, handlers: role.handlers)
        reader.draw(values, &container)
        node.handlers = container.handlers
        for kind in container.handlers.keys { container.element.events.insert(EventSet(kind)) }
        container.element.setFlexibleAxes(node.storedElement?.value.style.flexibleAxes ?? [])
        node.element = container.element
        role.leading = reconcile(container.leading, with: role.leading, of: node, environment: role.environment)
        role.trailing = reconcile(container.trailing, with: role.trailing, of: node, environment: role.environment)
        updateDrawn(of: node)
    }

    /// Returns the observers whose preference has changed since they were last notified, and those that must be
    /// notified initially.
    private func waitingObservers(_ role: PreferenceRole) -> [Primitive.PreferenceObserver] {
        role.preferences.observers.filter { observer in
            guard let observed = role.observed ?? (observer.callsInitiallyWithDefault ? nil : PreferenceValues()) else {
                return true
            }
            return !role.joined.isEqual(to: observed, for: observer.key)
        }
    }

    /// Notifies the observers of preferences that changed in the current pass.
    func notifyObservers(_ nodes: [Node]) {
        for node in nodes where node.isMounted {
            guard let role = node.role else { continue }
            let observers = waitingObservers(role)
            role.observed = role.joined
            for observer in observers { observer.action(role.joined) }
            measure(node)
        }
    }
}
