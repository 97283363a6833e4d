/// The values that a view gets from the views around it.
public struct EnvironmentValues {
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Makes values that are all at their defaults.
    public init() {}

    /// The value of a key; the key's default unless a view around set another.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value else {
                return Key.defaultValue
            }
            return value
        }
        set { entries[ObjectIdentifier(key)] = Entry(newValue) }
    }

    /// Whether views that got these values instead of the others would certainly be the same.
    func isEqual(to other: EnvironmentValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { key, entry in other.entries[key].map(entry.isEqual) ?? false }
    }

    /// A value that was set, unmistakable even if it can't be compared.
    private final class Entry {
        let value: Any

        init(_ value: Any) {
            self.value = value
        }

        func isEqual(to other: Entry) -> Bool {
            self === other || areEqual(value, other.value)
        }
    }
}

/// The name and type of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view around set one.
    static var defaultValue: Value { get }
}
