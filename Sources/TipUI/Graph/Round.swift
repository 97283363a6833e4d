/// What one update has touched so far.
@MainActor
struct Round {
    /// The nodes that were evaluated, children before parents.
    var evaluated: [Node] = []
    /// Nodes with an element, whose children may draw something else now.
    var restructured: [Node] = []
    /// Nodes below which another stack, or another axis, may be the nearest above now.
    var turned: [Node] = []
    /// What those that left the screen asked for, in order.
    var farewells: [@MainActor () -> Void] = []

    var isEmpty: Bool { evaluated.isEmpty && farewells.isEmpty }

    /// Lets go of nodes that aren't part of the tree any more.
    mutating func forgetUnmounted() {
        evaluated.removeAll { !$0.isMounted }
        restructured.removeAll { !$0.isMounted }
        turned.removeAll { !$0.isMounted }
    }
}
