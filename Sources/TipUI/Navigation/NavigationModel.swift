import Observation

/// The way into a navigation stack: the views that were shown one above another.
@MainActor @Observable
final class NavigationModel {
    /// One level of the way.
    struct Level: Identifiable {
        let id: Int
        let destination: any View
    }

    /// The levels above the first.
    private(set) var path: [Level] = []
    @ObservationIgnored private var lastLevel = 0

    nonisolated init() {}

    /// Shows a view above the others.
    func push(_ destination: any View) {
        lastLevel += 1
        path.append(Level(id: lastLevel, destination: destination))
    }

    /// Goes one level back.
    func pop() { leave(path.count) }

    /// Goes back to the level below one, which has a number above 0.
    func leave(_ depth: Int) {
        guard depth > 0, depth <= path.count else { return }
        path.removeSubrange((depth - 1)...)
    }
}

/// Where a view stands in a navigation stack.
package struct NavigationPlace {
    let model: NavigationModel
    let depth: Int

    /// Puts the place into the environment of the views that stand there.
    func set(in environment: inout EnvironmentValues) {
        environment.navigation = self
        guard depth > 0 else { return }
        let model = model
        let depth = depth
        environment.dismissal = DismissAction { model.leave(depth) }
    }
}
