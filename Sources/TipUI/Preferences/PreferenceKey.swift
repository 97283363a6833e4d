/// A key for a value that views pass to the views that contain them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no child view sets a value.
    static var defaultValue: Value { get }

    /// Combines the values of sibling views, in order; not called if only one sibling has a value.
    ///
    /// - Parameters:
    ///   - value: The combined value of the previous siblings, which this method updates.
    ///   - nextValue: Returns the value of the next sibling.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value, which is `nil`.
    public static var defaultValue: Value { nil }
}

/// The preferences of some views, by key.
package struct PreferenceValues {
    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// Whether no preference is set.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value of a key, or the key's default if none is set.
    package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { (entries[ObjectIdentifier(key)] as? TypedEntry<Key>)?.value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = TypedEntry<Key>(newValue) }
    }

    /// Removes the value of a key.
    package mutating func remove(_ key: any PreferenceKey.Type) {
        entries[ObjectIdentifier(key)] = nil
    }

    /// Combines these preferences with those of the next view.
    mutating func append(_ next: PreferenceValues) {
        if entries.isEmpty {
            entries = next.entries
        } else {
            entries.merge(next.entries) { $0.reduced(with: $1) }
        }
    }

    /// Returns whether all values are known to be equal.
    func isEqual(to other: PreferenceValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { key, entry in other.entries[key].map(entry.isEqual) ?? false }
    }

    /// Returns whether the values of a key are known to be equal.
    func isEqual(to other: PreferenceValues, for key: any PreferenceKey.Type) -> Bool {
        switch (entries[ObjectIdentifier(key)], other.entries[ObjectIdentifier(key)]) {
        case (nil, nil): true
        case (let left?, let right?): left.isEqual(to: right)
        default: false
        }
    }

    /// A value that was set; if values can't be compared, the identities of their entries are compared.
    private class Entry {
        func reduced(with next: Entry) -> Entry { next }
        func isEqual(to other: Entry) -> Bool { self === other }
    }

    private final class TypedEntry<Key: PreferenceKey>: Entry {
        let value: Key.Value

        init(_ value: Key.Value) {
            self.value = value
        }

        override func reduced(with next: Entry) -> Entry {
            guard let next = next as? TypedEntry<Key> else { return self }
            var value = value
            Key.reduce(value: &value) { next.value }
            return TypedEntry(value)
        }

        override func isEqual(to other: Entry) -> Bool {
            if self === other { return true }
            guard let other = other as? TypedEntry<Key> else { return false }
            return areEqual(value, other.value)
        }
    }
}

/// An identity that is equal only to itself, for a view or for a value that can't be compared.
package struct UniqueIdentity: Hashable, Sendable {
    private final class Token: Sendable {}

    private let token = Token()

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(token))
    }

    package static func == (left: UniqueIdentity, right: UniqueIdentity) -> Bool { left.token === right.token }
}
