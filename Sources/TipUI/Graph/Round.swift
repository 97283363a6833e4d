/// What one update has touched so far.
@MainActor
struct Round {
    /// The nodes that were evaluated, children before parents.
    var evaluated: [Node] = []
    /// Nodes with an element, whose children may draw something else now.
    var restructured: [Node] = []
    /// Nodes below which another stack, or another axis, may be the nearest above now.
    var turned: [Node] = []
    /// The nodes whose views act after the present pass, parents before children; some of them more than once.
    var passed: [Node] = []
    /// What those that left the screen asked for, in order.
    var farewells: [@MainActor () -> Void] = []

    var isEmpty: Bool { evaluated.isEmpty && farewells.isEmpty }

    /// The nodes whose views act now, each once; from here on another pass begins.
    mutating func takePassed() -> [Node] {
        defer { passed = [] }
        var met: Set<ObjectIdentifier> = []
        return passed.filter { met.insert(ObjectIdentifier($0)).inserted }
    }

    /// Lets go of nodes that aren't part of the tree any more.
    mutating func forgetUnmounted() {
        evaluated.removeAll { !$0.isMounted }
        restructured.removeAll { !$0.isMounted }
        turned.removeAll { !$0.isMounted }
    }
}
