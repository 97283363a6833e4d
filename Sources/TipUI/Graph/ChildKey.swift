/// What distinguishes a child from its siblings: its key, or its position, and the type of its view.
struct ChildKey: Hashable {
    /// The key that it was given; `nil` for its position.
    private let key: AnyHashable?
    /// The position, or how many siblings before it have the same key: more than 0 only with careless data.
    private var ordinal: Int
    private let type: ObjectIdentifier

    @MainActor
    private init(_ child: Primitive.Child, at index: Int) {
        key = child.key
        ordinal = child.key == nil ? index : 0
        type = ObjectIdentifier(Swift.type(of: child.view))
    }

    /// The keys of siblings, each another one.
    ///
    /// - Parameters:
    ///   - children: The siblings.
    ///   - onDuplicate: Gets each key that a sibling before has too.
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
