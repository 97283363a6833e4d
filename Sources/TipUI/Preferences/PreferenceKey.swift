/// The name and type of a value that views pass up to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view below sets one.
    static var defaultValue: Value { get }

    /// Joins the values of two views beside one another; called in their order, and not where one alone has a value.
    ///
    /// - Parameters:
    ///   - value: The value of those before; becomes the value of all.
    ///   - nextValue: Gives the value of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// The preferences of some views, by key.
package struct PreferenceValues {
    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// Whether none is set.
    package var isEmpty: Bool { entries.isEmpty }

    /// The value of a key; the key's default where none is set.
    package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { (entries[ObjectIdentifier(key)] as? EntryOf<Key>)?.value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = EntryOf<Key>(newValue) }
    }

    /// Takes the value of a key away.
    package mutating func remove(_ key: any PreferenceKey.Type) {
        entries[ObjectIdentifier(key)] = nil
    }

    /// Joins these with the preferences of the next view.
    mutating func append(_ next: PreferenceValues) {
        if entries.isEmpty {
            entries = next.entries
        } else {
            entries.merge(next.entries) { $0.reduced(with: $1) }
        }
    }

    /// Whether all values would certainly be read alike.
    func isEqual(to other: PreferenceValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        return entries.allSatisfy { key, entry in other.entries[key].map(entry.isEqual) ?? false }
    }

    /// Whether the value of a key would certainly be read alike.
    func isEqual(to other: PreferenceValues, for key: any PreferenceKey.Type) -> Bool {
        switch (entries[ObjectIdentifier(key)], other.entries[ObjectIdentifier(key)]) {
        case (nil, nil): true
        case (let left?, let right?): left.isEqual(to: right)
        default: false
        }
    }

    /// A value that was set, unmistakable even if it can't be compared.
    private class Entry {
        func reduced(with next: Entry) -> Entry { next }
        func isEqual(to other: Entry) -> Bool { self === other }
    }

    private final class EntryOf<Key: PreferenceKey>: Entry {
        let value: Key.Value

        init(_ value: Key.Value) {
            self.value = value
        }

        override func reduced(with next: Entry) -> Entry {
            guard let next = next as? EntryOf<Key> else { return self }
            var value = value
            Key.reduce(value: &value) { next.value }
            return EntryOf(value)
        }

        override func isEqual(to other: Entry) -> Bool {
            if self === other { return true }
            guard let other = other as? EntryOf<Key> else { return false }
            return areEqual(value, other.value)
        }
    }
}

/// An identity that is equal to itself alone: one making of a value that can't be compared, or one view.
package struct UniqueIdentity: Hashable, Sendable {
    private final class Token: Sendable {}

    private let token = Token()

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(token))
    }

    package static func == (left: UniqueIdentity, right: UniqueIdentity) -> Bool { left.token === right.token }
}
