public import Foundation

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// The store of `AppStorage` properties that name none; `nil` for the process's own.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `AppStorage` properties below that name none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        EnvironmentModifier(content: self) { $0.defaultAppStorage = store }
    }
}
