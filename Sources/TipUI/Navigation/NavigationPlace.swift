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
