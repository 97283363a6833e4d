extension Graph {
    /// Matches views to existing nodes, makes nodes for new views, and unmounts nodes that no longer have a view.
    ///
    /// - Parameters:
    ///   - new: The views.
    ///   - old: The existing nodes.
    ///   - node: The parent node.
    ///   - environment: The environment of the views.
    /// - Returns: The nodes of the views, which have been evaluated if necessary.
    func reconcile(
        _ new: [Primitive.Child],
        with old: [Node],
        of node: Node,
        environment: EnvironmentValues
    ) -> [Node] {
        if new.isEmpty, old.isEmpty { return [] }
        var left: [ChildKey: Node] = [:]
        for child in old {
            if let key = child.key { left[key] = child }
        }
        let keys = ChildKey.keys(of: new) { _ in report(.duplicate) }
        let reading = node.elementID == nil ? node.inheritedReading : environment.readingSettings
        var stale: [Node] = []
        var nodes: [Node] = []
        nodes.reserveCapacity(new.count)
        for (key, child) in zip(keys, new) {
            guard !left.isEmpty, let kept = left.removeValue(forKey: key) else {
                let made = Node(child.view, key: key, parent: node, environment: environment)
                made.inheritedReading = reading
                stale.append(made)
                nodes.append(made)
                continue
            }
            nodes.append(kept)
            if kept.inheritedReading == reading, areEqual(kept.view, child.view),
                kept.environment.isEqual(to: environment)
            {
                continue
            }
            kept.view = child.view
            kept.environment = environment
            kept.inheritedReading = reading
            stale.append(kept)
        }
        for child in old where child.key.map({ left[$0] === child }) ?? false {
            noteRemoval(of: child)
            unmount(child)
        }
        for child in stale { evaluate(child) }
        return nodes
    }
}

/// The identity of a child among its siblings: its key or position, and the type of its view.
struct ChildKey: Hashable {
    /// The explicit key; `nil` if the child is identified by its position.
    let key: AnyHashable?
    /// For a child without a key, its position; otherwise, the number of earlier siblings with the same key.
    private var ordinal: Int
    private let type: ObjectIdentifier

    @MainActor
    private init(_ child: Primitive.Child, at index: Int) {
        key = child.key
        ordinal = child.key == nil ? index : 0
        type = ObjectIdentifier(Swift.type(of: child.view))
    }

    /// Returns a distinct key for each sibling.
    ///
    /// - Parameters:
    ///   - children: The siblings.
    ///   - onDuplicate: Called with each key that an earlier sibling already has.
    @MainActor
    static func keys(of children: [Primitive.Child], onDuplicate: (AnyHashable) -> Void) -> [ChildKey] {
        var keys: [ChildKey] = []
        keys.reserveCapacity(children.count)
        var met: Set<ChildKey> = []
        var repeats: [ChildKey: Int] = [:]
        for (index, child) in children.enumerated() {
            var key = ChildKey(child, at: index)
            if let given = key.key {
                if met.isEmpty { met.reserveCapacity(children.count) }
                if !met.insert(key).inserted {
                    onDuplicate(given)
                    repeats[key, default: 0] += 1
                    key.ordinal = repeats[key] ?? 0
                }
            }
            keys.append(key)
        }
        return keys
    }
}
