/// The path value or presented item that opened a level; the level's views keep their state while it stays equal.
enum NavigationStep: Hashable {
    /// A value at an index of the path.
    case value(NavigationValue, index: Int)
    /// An item that a view on another level presents.
    case presented(NavigationValue, owner: UniqueIdentity)

    /// The value of the level.
    var value: NavigationValue {
        switch self {
        case .value(let value, index: _), .presented(let value, owner: _): value
        }
    }

    /// The identity of the view that presents the level; `nil` for a value on the path.
    var owner: UniqueIdentity? {
        switch self {
        case .value: nil
        case .presented(_, let owner): owner
        }
    }
}

/// The levels of a navigation stack that views present, oldest first, and their positions among the path's values.
struct PresentedSteps: Equatable {
    private struct Entry: Equatable {
        var step: NavigationStep
        /// The number of path values below the level.
        var valuesBelow: Int
    }

    private var entries: [Entry] = []

    /// Updates the presented levels: a new level is placed on top, and a changed item keeps the position of its level.
    ///
    /// If the path became shorter, presented levels above the end of the path move down to its end, so that values
    /// appended later are above these levels.
    mutating func update(_ steps: [NavigationStep], above path: [NavigationValue]) {
        entries = entries.compactMap { entry in
            guard let step = steps.first(where: { $0.owner == entry.step.owner }) else { return nil }
            return Entry(step: step, valuesBelow: min(entry.valuesBelow, path.count))
        }
        for step in steps where !entries.contains(where: { $0.step.owner == step.owner }) {
            entries.append(Entry(step: step, valuesBelow: path.count))
        }
    }

    /// Returns the steps that opened the levels above the first, from bottom to top, for a path.
    func steps(with path: [NavigationValue]) -> [NavigationStep] {
        var steps: [NavigationStep] = []
        for count in 0...path.count {
            if count > 0 { steps.append(.value(path[count - 1], index: count - 1)) }
            steps += entries.filter { min($0.valuesBelow, path.count) == count }.map(\.step)
        }
        return steps
    }
}
