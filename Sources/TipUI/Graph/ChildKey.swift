/// What distinguishes a child from its siblings: its key, or its position, and the type of its view.
struct ChildKey: Hashable {
    private let key: AnyHashable
    private let isExplicit: Bool
    private let type: ObjectIdentifier
    /// How many siblings before it have the same key; more than 0 only with careless data.
    private var ordinal = 0

    @MainActor
    private init(_ child: Primitive.Child, at index: Int) {
        key = child.key ?? AnyHashable(index)
        isExplicit = child.key != nil
        type = ObjectIdentifier(Swift.type(of: child.view))
    }

    /// The keys of siblings, each another one.
    ///
    /// - Parameters:
    ///   - children: The siblings.
    ///   - onDuplicate: Gets each key that a sibling before has too.
    @MainActor
    static func keys(of children: [Primitive.Child], onDuplicate: (AnyHashable) -> Void) -> [ChildKey] {
        var counts: [ChildKey: Int] = [:]
        return children.enumerated().map { index, child in
            var key = ChildKey(child, at: index)
            let count = counts[key, default: 0]
            counts[key] = count + 1
            if count > 0 {
                onDuplicate(key.key)
                key.ordinal = count
            }
            return key
        }
    }
}
