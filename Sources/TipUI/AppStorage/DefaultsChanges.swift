import Observation

/// Lets what reads a key of user defaults follow it.
final class DefaultsChanges: Observable, Sendable {
    static let shared = DefaultsChanges()

    private let registrar = ObservationRegistrar()

    /// A key in a store.
    private struct Entry: Hashable {
        let store: DefaultsStore.Identity
        let key: String
    }

    /// Stands for the value of a key.
    private subscript(entry: Entry) -> Void { () }

    /// Has whoever reads now follow a key.
    func follow(_ key: String, in store: DefaultsStore) {
        registrar.access(self, keyPath: \.[Entry(store: store.identity, key: key)])
    }

    /// Says that the value of a key has changed.
    func publish(_ key: String, in store: DefaultsStore) {
        registrar.withMutation(of: self, keyPath: \.[Entry(store: store.identity, key: key)]) {}
    }
}
