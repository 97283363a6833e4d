public import Foundation

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: DefaultsStore? { nil }
}

extension EnvironmentValues {
    /// The store of `AppStorage` properties that name none; `nil` for the process's own.
    var defaultAppStorage: DefaultsStore? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `AppStorage` properties below that name none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        let store = DefaultsStore(store)
        return EnvironmentModifier(content: self) { $0.defaultAppStorage = store }
    }
}
