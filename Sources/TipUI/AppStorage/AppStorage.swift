public import Foundation

/// A property wrapper for a value that the app keeps in user defaults from one launch to the next.
///
/// The store is the one passed to the property, otherwise the store that `defaultAppStorage(_:)` set on an enclosing
/// view, otherwise `UserDefaults.standard`. A view whose body reads the value is redrawn when a property with the same
/// key and store is set, on any page of the process. On Linux, all `UserDefaults` objects of a suite are the same
/// store. A value that other code in the process writes to the store is read when the view is next drawn. On Linux, a
/// value that another process writes isn't read until this process has set a value in the same store.
///
/// **Sharing.** `UserDefaults.standard` belongs to the process. In an app that one person runs for themselves, the
/// values are that person's, as on Apple's systems. A server shows its pages to many users, who all share this store,
/// so one user's choice applies to everyone. Give the pages of each user a separate store:
///
/// ```swift
/// struct PersonalPage: View {
///     let person: String
///
///     var body: some View {
///         HintsSwitch()
///             .defaultAppStorage(UserDefaults(suiteName: "person-\(person)") ?? .standard)
///     }
/// }
///
/// struct HintsSwitch: View {
///     @AppStorage("showsHints") private var showsHints = true
///
///     var body: some View {
///         Toggle("Show hints", isOn: $showsHints)
///     }
/// }
/// ```
///
/// On Linux, a value is written to disk shortly after it was set, at the latest when the process exits normally.
/// Processes that share a store write to it one at a time, under a lock, and keep the values that other processes
/// wrote. A process that can't acquire the lock within two seconds writes without it. If a process is killed while it
/// writes, or the disk is full, the store keeps its previous values. The file is `$XDG_CONFIG_HOME/<executable or
/// suite>.plist`, or is in `~/.config` if the variable isn't set; it stores dates to the second.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let explicitStore: DefaultsStore?
    private var environmentStore: DefaultsStore?
    private let read: (UserDefaults, String) -> Value
    /// Sets the value, and returns whether it changed.
    private let write: (Value, UserDefaults, String) -> Bool

    /// Makes a property whose value is stored in another representation.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - store: The store; `nil` for the store in the environment.
    ///   - initialValue: The value if the store has no readable value for the key.
    ///   - decode: Converts the stored representation to the value.
    ///   - encode: Converts the value to the stored representation; `nil` removes it from the store.
    init<Stored: DefaultsValue>(
        _ key: String,
        in store: UserDefaults?,
        initialValue: Value,
        decode: @escaping (Stored) -> Value?,
        encode: @escaping (Value) -> Stored?
    ) {
        self.key = key
        explicitStore = store.map { DefaultsStore($0) }
        read = { store, key in Stored(in: store, forKey: key).flatMap(decode) ?? initialValue }
        write = { value, store, key in
            let new = encode(value)
            defer {
                // Write the value even if it equals the current value, which may come from a launch argument or a
                // registered default instead of the store.
                store.set(new?.propertyList, forKey: key)
            }
            return new != Stored(in: store, forKey: key)
        }
    }

    /// The value; the initial value if the store has no readable value for the key.
    public var wrappedValue: Value {
        get {
            let store = openStore()
            DefaultsChanges.shared.follow(key, in: store)
            return read(store.defaults, key)
        }
        nonmutating set {
            let store = openStore()
            let didChange = write(newValue, store.defaults, key)
            DefaultsWriter.shared.write(store)
            if didChange { DefaultsChanges.shared.publish(key, in: store) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    private func openStore() -> DefaultsStore {
        let store = explicitStore ?? environmentStore ?? .standard
        DefaultsWriter.shared.open(store)
        return store
    }
}

extension AppStorage: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        environmentStore = environment.defaultAppStorage
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: DefaultsStore? { nil }
}

extension EnvironmentValues {
    /// The store of `AppStorage` properties that don't specify a store; `nil` for `UserDefaults.standard`.
    var defaultAppStorage: DefaultsStore? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `AppStorage` properties in this view that don't specify a store.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        let store = DefaultsStore(store)
        return EnvironmentModifier(content: self) { $0.defaultAppStorage = store }
    }
}
