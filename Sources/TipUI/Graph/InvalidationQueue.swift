import Synchronization

/// The nodes that must be evaluated again; filled from any thread, emptied on the main actor.
final class InvalidationQueue: Sendable {
    private struct State {
        var nodes: [Node] = []
        var isScheduled = false
        /// The last transaction under which something was changed; `nil` if there was none.
        var transaction: Transaction?
    }

    private let state = Mutex(State())

    /// Adds a node.
    ///
    /// - Returns: Whether the caller must schedule a flush of the queue.
    func add(_ node: Node) -> Bool {
        let transaction = Transaction.current
        return state.withLock { state in
            state.nodes.append(node)
            if let transaction { state.transaction = transaction }
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    func takeAll() -> (nodes: [Node], transaction: Transaction?) {
        state.withLock { state in
            defer { state = State() }
            return (state.nodes, state.transaction)
        }
    }
}
