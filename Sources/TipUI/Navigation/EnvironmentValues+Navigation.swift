private enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
    /// The navigation stack around a view.
    package var navigation: NavigationPlace? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
