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
