import Synchronization

/// The nodes that must be evaluated again; filled from any thread, emptied on the main actor.
final class InvalidationQueue: Sendable {
    private struct State {
        var nodes: [Node] = []
        var isScheduled = false
    }

    private let state = Mutex(State())

    /// Adds a node.
    ///
    /// - Returns: Whether the caller must schedule a flush of the queue.
    func add(_ node: Node) -> Bool {
        state.withLock { state in
            state.nodes.append(node)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    func takeAll() -> [Node] {
        state.withLock { state in
            defer { state = State() }
            return state.nodes
        }
    }
}
