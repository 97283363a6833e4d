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

/// What a view can do on a level of a navigation stack.
struct NavigationPlace: Equatable {
    /// Whether no level covers it now; a press may still come from a client that hasn't learned of one.
    let isInFront: @MainActor () -> Bool
    /// Shows the level of a value above all others.
    let push: @MainActor (NavigationValue) -> Void
    /// Goes back to the level below; `nil` on the first.
    let leave: (@MainActor () -> Void)?
    private let identity = UniqueIdentity()

    init(
        isInFront: @escaping @MainActor () -> Bool,
        push: @escaping @MainActor (NavigationValue) -> Void,
        leave: (@MainActor () -> Void)?
    ) {
        self.isInFront = isInFront
        self.push = push
        self.leave = leave
    }

    /// Puts the place into the environment of the views that stand there.
    func set(in environment: inout EnvironmentValues) {
        environment.navigation = self
        if let leave { environment.dismissal = DismissAction(leave) }
    }

    static func == (left: NavigationPlace, right: NavigationPlace) -> Bool { left.identity == right.identity }
}

private enum NavigationPlaceKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
    /// The level of a navigation stack that a view stands on; `nil` outside of one.
    var navigation: NavigationPlace? {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}

/// What leads to a level of a navigation stack above the first; the level's views keep their state as long as it is the
/// same.
enum NavigationStep: Hashable {
    /// A value of the path, after so many others.
    case value(NavigationValue, index: Int)
    /// A view on another level asks for it, about an item.
    case presented(NavigationValue, owner: UniqueIdentity)

    /// What the level is about.
    var value: NavigationValue {
        switch self {
        case .value(let value, index: _), .presented(let value, owner: _): value
        }
    }

    /// The identity of the view that asks for the level; `nil` for a value of the path.
    var owner: UniqueIdentity? {
        switch self {
        case .value: nil
        case .presented(_, let owner): owner
        }
    }
}

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
