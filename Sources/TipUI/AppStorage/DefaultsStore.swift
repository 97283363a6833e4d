import Foundation
import Observation

/// A user defaults store; different `UserDefaults` objects of the same store are equal.
///
/// The `Sendable` conformance is unchecked because Foundation doesn't declare on every system that user defaults are
/// thread-safe.
struct DefaultsStore: Equatable, @unchecked Sendable {
    static let standard = DefaultsStore(.standard)

    let defaults: UserDefaults
    let identity: Identity

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        identity = Identity(of: defaults)
    }

    static func == (left: DefaultsStore, right: DefaultsStore) -> Bool { left.identity == right.identity }

    /// The identity of a store, shared by all of its `UserDefaults` objects.
    enum Identity: Hashable, Sendable {
        /// A store with a name: a suite, or the program's own store.
        case named(String)
        /// A store without a known name, identified by its `UserDefaults` object.
        case object(ObjectIdentifier)

        /// Reads the suite's name by reflection, since Foundation on Linux doesn't expose it.
        ///
        /// A store that is an instance of a `UserDefaults` subclass is identified by its object, because the subclass
        /// may keep its values elsewhere.
        init(of defaults: UserDefaults) {
            guard type(of: defaults) == UserDefaults.self,
                let suite = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" })
            else {
                self = .object(ObjectIdentifier(defaults))
                return
            }
            let own = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
            self = .named(suite.value as? String ?? own)
        }
    }
}

/// Notifies observers of a key in user defaults when its value changes.
final class DefaultsChanges: Observable, Sendable {
    static let shared = DefaultsChanges()

    private let registrar = ObservationRegistrar()

    /// A key in a store.
    private struct Entry: Hashable {
        let store: DefaultsStore.Identity
        let key: String
    }

    /// A placeholder for the value of a key, whose reads and changes are reported to Observation.
    private subscript(entry: Entry) -> Void { () }

    /// Adds a key to the values that the current observation tracks.
    func follow(_ key: String, in store: DefaultsStore) {
        registrar.access(self, keyPath: \.[Entry(store: store.identity, key: key)])
    }

    /// Notifies observers that the value of a key has changed.
    func publish(_ key: String, in store: DefaultsStore) {
        registrar.withMutation(of: self, keyPath: \.[Entry(store: store.identity, key: key)]) {}
    }
}
