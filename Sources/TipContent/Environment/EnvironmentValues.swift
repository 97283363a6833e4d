/// A collection of values that a view gets from the views that contain it.
public struct EnvironmentValues {
    @usableFromInline var entries: [ObjectIdentifier: Entry] = [:]

    /// Creates an environment in which every value is the default of its key.
    public init() {}

    /// The value of a key; the key's default unless an enclosing view set a value.
    @inlinable public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value else {
                return Key.defaultValue
            }
            return value
        }
        set { entries[ObjectIdentifier(key)] = Entry(newValue) }
    }

    /// Resets the value of a key to its default.
    package mutating func remove<Key: EnvironmentKey>(_ key: Key.Type) {
        entries[ObjectIdentifier(key)] = nil
    }

    /// Returns whether the values are known to be equal, so that views don't have to be evaluated again.
    package func isEqual(to other: EnvironmentValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { key, entry in other.entries[key].map(entry.isEqual) ?? false }
    }

    /// A value that was set, compared by identity if it isn't equatable.
    @usableFromInline final class Entry {
        @usableFromInline let value: Any

        @usableFromInline init(_ value: Any) {
            self.value = value
        }

        func isEqual(to other: Entry) -> Bool {
            self === other || areEqual(value, other.value)
        }
    }
}

/// A key that identifies a value in the environment and its type.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The default value, used if no enclosing view set a value.
    static var defaultValue: Value { get }
}

extension Equatable {
    /// Returns whether a value of any type is equal to this value.
    package func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// Returns whether two values are `Equatable` and equal.
package func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    (left as? any Equatable)?.isEqual(to: right) ?? false
}
