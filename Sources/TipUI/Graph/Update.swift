/// What one update has touched so far.
@MainActor
struct Update {
    /// The nodes that were evaluated or drawn again, children before parents.
    var evaluated: [Node] = []
    /// Nodes with an element, whose children may draw something else now.
    var restructured: [Node] = []
    /// Nodes below which another stack, or another axis, may be the nearest above now.
    var reoriented: [Node] = []
    /// The nodes whose observers of preferences act after the present pass; some of them more than once.
    var observing: [Node] = []
    /// What those that left the page asked for, in order.
    var departures: [@MainActor () -> Void] = []

    /// The nodes whose observers act now; from here on another pass begins.
    mutating func takeObserving() -> [Node] {
        defer { observing = [] }
        return observing
    }

    /// Whether a node has left the tree that may be among these.
    var hasUnmounted = false

    /// Lets go of nodes that aren't part of the tree any more.
    mutating func forgetUnmounted() {
        guard hasUnmounted else { return }
        hasUnmounted = false
        evaluated.removeAll { !$0.isMounted }
        restructured.removeAll { !$0.isMounted }
        reoriented.removeAll { !$0.isMounted }
    }
}
