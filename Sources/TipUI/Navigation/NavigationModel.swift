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

/// The navigation actions of a level of a navigation stack.
struct NavigationPlace: Equatable {
    /// Returns whether no other level covers this level.
    ///
    /// Links check this before they navigate, because a covered level can still get a click from a client that hasn't
    /// received the latest update.
    let isInFront: @MainActor () -> Bool
    /// Appends a value to the path, so that the stack shows the level of the value on top.
    let push: @MainActor (NavigationValue) -> Void
    /// Goes back to the level below; `nil` on the first level.
    let leave: (@MainActor () -> Void)?
    /// The storage of the level's edit mode.
    let editScope: StateBox<EditMode>
    private let identity = UniqueIdentity()

    init(
        isInFront: @escaping @MainActor () -> Bool,
        push: @escaping @MainActor (NavigationValue) -> Void,
        leave: (@MainActor () -> Void)?,
        editScope: StateBox<EditMode>
    ) {
        self.isInFront = isInFront
        self.push = push
        self.leave = leave
        self.editScope = editScope
    }

    /// Sets the place and its dismiss action in the environment of the level's views.
    func set(in environment: inout EnvironmentValues) {
        environment.navigation = self
        environment.editScope = editScope
        if let leave { environment.dismissal = DismissAction(leave) }
    }

    static func == (left: NavigationPlace, right: NavigationPlace) -> Bool { left.identity == right.identity }
}

private enum NavigationPlaceKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
    /// The level of the navigation stack that the view is on, or `nil` outside a stack.
    var navigation: NavigationPlace? {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}

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
