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
