import Observation

/// The destinations that the views of a navigation stack declare, and the levels that they present.
@MainActor @Observable
final class NavigationModel {
    /// The destinations on all levels.
    private(set) var destinations: [NavigationDestination] = []
    /// The levels that views present; these levels have no value on the path.
    private(set) var presented = PresentedSteps()

    /// The edit modes of the levels; that of the first level has no step.
    @ObservationIgnored private var editScopes: [NavigationStep?: StateBox<EditMode>] = [:]

    nonisolated init() {}

    /// Returns the storage of the edit mode of each level: of the first, then of those that steps opened.
    func editScopes(of steps: [NavigationStep]) -> [StateBox<EditMode>] {
        let levels: [NavigationStep?] = [nil] + steps
        let scopes = levels.map { editScopes[$0] ?? StateBox(.inactive) }
        editScopes = Dictionary(zip(levels, scopes)) { first, _ in first }
        return scopes
    }

    /// Returns an observer of the destinations that the views of a stack declare.
    func observer(of path: Binding<[NavigationValue]>) -> Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: NavigationDestinationsKey.self) { [weak self] values in
            self?.update(values[NavigationDestinationsKey.self], above: path.wrappedValue)
        }
    }

    /// Updates the positions of presented levels after the path changed; if the path became shorter, presented levels
    /// above its end move down.
    func update(above path: [NavigationValue]) {
        update(destinations, above: path)
    }

    private func update(_ destinations: [NavigationDestination], above path: [NavigationValue]) {
        if destinations != self.destinations { self.destinations = destinations }
        var presented = presented
        presented.update(
            destinations.compactMap(\.presented).map { .presented($0.value, owner: $0.owner) },
            above: path
        )
        if presented != self.presented { self.presented = presented }
    }

    /// Returns the destination for a step at a depth, or `nil` if there is none.
    ///
    /// If several destinations match, the result is the first destination on the lowest level.
    func destination(of step: NavigationStep, at depth: Int) -> NavigationDestination? {
        destinations.filter { $0.leads(to: step, at: depth) }.min { $0.depth < $1.depth }
    }

    /// Removes a level and all levels above it; does nothing if the level is no longer on the stack.
    func leave(_ step: NavigationStep, on path: Binding<[NavigationValue]>) {
        let steps = presented.steps(with: path.wrappedValue)
        guard let place = steps.firstIndex(of: step) else { return }
        let owners = steps[place...].compactMap(\.owner)
        let dismissals = destinations.compactMap(\.presented).filter { owners.contains($0.owner) }.map(\.dismiss)
        let values = steps[place...].count - owners.count
        if values > 0 { path.wrappedValue.removeLast(values) }
        for dismiss in dismissals.reversed() { dismiss() }
    }
}
