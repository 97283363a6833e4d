private enum EnclosingNameKey: EnvironmentKey {
    static var defaultValue: ElementID? { nil }
}

extension EnvironmentValues {
    /// What the views below the nearest that names its children have in common, by which they find one another where they
    /// are drawn: a button and the menu that it opens.
    var enclosingName: ElementID? {
        get { self[EnclosingNameKey.self] }
        set { self[EnclosingNameKey.self] = newValue }
    }
}
