/// What a view can do on a level of a navigation stack.
struct NavigationPlace {
    /// Shows the level of a value above all others.
    let push: @MainActor (NavigationValue) -> Void
    /// Goes back to the level below; `nil` on the first.
    let leave: (@MainActor () -> Void)?

    /// Puts the place into the environment of the views that stand there.
    func set(in environment: inout EnvironmentValues) {
        environment.navigation = self
        if let leave { environment.dismissal = DismissAction(leave) }
    }
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
