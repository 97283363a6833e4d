public import Foundation

/// A value that the app keeps in its user defaults, also from one launch to the next.
///
/// The store is, in this order, the one that the property names, the one that `defaultAppStorage(_:)` set around the view,
/// or `UserDefaults.standard`. Reading the value in a body makes the body follow it: wherever in the process a property
/// with the same key and store is set, on whatever page, the view is drawn anew. On Linux all objects of a suite are one
/// store. What other code of the process writes to the store is read when the view is drawn next; what another process
/// writes isn't read on Linux until this one has set a value in the store too.
///
/// **Whose value it is.** `UserDefaults.standard` belongs to the process. In an app that one person runs for themselves
/// that is their own, as on Apple's systems. A server shows its pages to many people, who share it: one person's choice is
/// then everybody's. Give the pages of each person a store of their own:
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
/// On Linux a value is on disk moments after it was set, and at the latest when the process exits by itself. Processes that
/// share a store take turns to write it, and keep each other's values: one waits up to two seconds for its turn, then writes
/// without. Where one is killed while it writes, or the disk is full, the values stay as they were before. The files are
/// `$XDG_CONFIG_HOME/<executable or suite>.plist`, or in `~/.config`; a date is kept there to the second.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let ownStore: DefaultsStore?
    private var surroundingStore: DefaultsStore?
    private let read: (UserDefaults, String) -> Value
    /// Sets the value, and returns whether it was another.
    private let write: (Value, UserDefaults, String) -> Bool

    /// Makes a property of a value that stands in the store as another.
    ///
    /// - Parameters:
    ///   - key: The key of the value.
    ///   - store: The store; `nil` for that of the views around.
    ///   - initialValue: The value where the store has none that can be read.
    ///   - decode: Makes the value of what is stored.
    ///   - encode: Makes what is stored of the value; `nil` takes it out of the store.
    init<Stored: DefaultsValue>(
        _ key: String,
        in store: UserDefaults?,
        initialValue: Value,
        decode: @escaping (Stored) -> Value?,
        encode: @escaping (Value) -> Stored?
    ) {
        self.key = key
        ownStore = store.map { DefaultsStore($0) }
        read = { store, key in Stored(in: store, forKey: key).flatMap(decode) ?? initialValue }
        write = { value, store, key in
            let new = encode(value)
            defer {
                // Also an equal value, which may come from a launch argument or be registered.
                store.set(new?.propertyList, forKey: key)
            }
            return new != Stored(in: store, forKey: key)
        }
    }

    /// The value; one that can't be read from the store is the initial one.
    public var wrappedValue: Value {
        get {
            let store = openStore()
            DefaultsChanges.shared.follow(key, in: store)
            return read(store.defaults, key)
        }
        nonmutating set {
            let store = openStore()
            let isOther = write(newValue, store.defaults, key)
            DefaultsWriter.shared.write(store)
            if isOther { DefaultsChanges.shared.publish(key, in: store) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }

    private func openStore() -> DefaultsStore {
        let store = ownStore ?? surroundingStore ?? .standard
        DefaultsWriter.shared.open(store)
        return store
    }
}

extension AppStorage: LinkedProperty {
    package mutating func link(to storage: PropertyStorage, slot: Int, environment: EnvironmentValues) {
        surroundingStore = environment.defaultAppStorage
    }
}

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
