import Observation

/// What the views of a navigation stack say of where one can go, and which levels they ask for.
@MainActor @Observable
final class NavigationModel {
    /// The destinations on all levels.
    private(set) var destinations: [NavigationDestination] = []
    /// The levels that views ask for themselves.
    private(set) var presented = PresentedSteps()

    nonisolated init() {}

    /// Observes the destinations that the views of a stack name.
    func observer(of path: Binding<[NavigationValue]>) -> Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: NavigationDestinationsKey.self) { [weak self] values in
            self?.update(values[NavigationDestinationsKey.self], above: path.wrappedValue)
        }
    }

    /// Takes over that the path has another length: on a shorter one levels sink.
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

    /// The destination that leads to a level, which lies so many above the first; `nil` if there is none.
    ///
    /// Of several, it is the first of those on the lowest level.
    func destination(of step: NavigationStep, at depth: Int) -> NavigationDestination? {
        destinations.filter { $0.leads(to: step, at: depth) }.min { $0.depth < $1.depth }
    }

    /// Takes a level and those above it away; does nothing if it has gone.
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
