/// Where a view on a level of a navigation stack says that one can go.
struct NavigationDestination: Equatable {
    /// The level that it asks for now; `nil` for one that only waits for values on the path.
    let presented: PresentedLevel?
    /// How many levels lie below the one on which it stands.
    private(set) var depth = 0
    private let isFor: (any Hashable) -> Bool
    private let content: (any Hashable) -> (any View)?
    private let identity = UniqueIdentity()

    init<Value: Hashable, Content: View>(
        for type: Value.Type,
        presented: PresentedLevel? = nil,
        content: @escaping (Value) -> Content
    ) {
        self.presented = presented
        isFor = { $0 is Value }
        self.content = { base in (base as? Value).map(content) }
    }

    /// The destination as one on a level.
    func at(depth: Int) -> NavigationDestination {
        var destination = self
        destination.depth = depth
        return destination
    }

    /// Whether it leads to a level that lies so many above the first.
    func leads(to step: NavigationStep, at depth: Int) -> Bool {
        if let owner = step.owner { return presented?.owner == owner }
        // A level can't be made by what stands on itself, or above.
        return presented == nil && self.depth < depth && isFor(step.value.base)
    }

    /// The view of a value; `nil` for a value that it isn't for.
    func view(of value: NavigationValue) -> (any View)? { content(value.base) }

    static func == (left: NavigationDestination, right: NavigationDestination) -> Bool {
        left.identity == right.identity && left.depth == right.depth
    }
}

/// The destinations of a navigation stack, on each level from the innermost view out and those of its bar last.
enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: [NavigationDestination] { [] }

    static func reduce(value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]) {
        value += nextValue()
    }
}

extension PreferenceValues {
    /// Says on which level the destinations stand that were named.
    mutating func setDestinations(depth: Int) {
        let destinations = self[NavigationDestinationsKey.self]
        if !destinations.isEmpty { self[NavigationDestinationsKey.self] = destinations.map { $0.at(depth: depth) } }
    }
}
