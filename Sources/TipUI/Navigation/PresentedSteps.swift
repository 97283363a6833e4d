/// The levels of a navigation stack that views ask for themselves, oldest first, and where they lie among the path's values.
struct PresentedSteps: Equatable {
    private struct Entry: Equatable {
        var step: NavigationStep
        /// How many values of the path lie below it.
        var valuesBelow: Int
    }

    private var entries: [Entry] = []

    /// Takes over what views ask for now: what is new comes above all else, and another item takes its forerunner's place.
    ///
    /// On a path that is shorter now, levels sink to its end: what comes upon it later lies above them.
    mutating func update(_ steps: [NavigationStep], above path: [NavigationValue]) {
        entries = entries.compactMap { entry in
            guard let step = steps.first(where: { $0.owner == entry.step.owner }) else { return nil }
            return Entry(step: step, valuesBelow: min(entry.valuesBelow, path.count))
        }
        for step in steps where !entries.contains(where: { $0.step.owner == step.owner }) {
            entries.append(Entry(step: step, valuesBelow: path.count))
        }
    }

    /// All levels above the first, from below, if these values are on the path.
    func steps(with path: [NavigationValue]) -> [NavigationStep] {
        var steps: [NavigationStep] = []
        for count in 0...path.count {
            if count > 0 { steps.append(.value(path[count - 1], index: count - 1)) }
            steps += entries.filter { min($0.valuesBelow, path.count) == count }.map(\.step)
        }
        return steps
    }
}
