import Foundation
import Observation

/// A store of user defaults, which is the same whichever object stands for it.
///
/// Unchecked because Foundation doesn't say on every system that user defaults may be used from any thread.
struct DefaultsStore: Equatable, @unchecked Sendable {
    static let standard = DefaultsStore(.standard)

    let defaults: UserDefaults
    let identity: Identity

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        identity = Identity(of: defaults)
    }

    static func == (left: DefaultsStore, right: DefaultsStore) -> Bool { left.identity == right.identity }

    /// What two objects that stand for one store have in common.
    enum Identity: Hashable, Sendable {
        /// The store is the one with this name: a suite's, or the program's own.
        case named(String)
        /// Nothing is known of the store but the object.
        case object(ObjectIdentifier)

        /// Foundation on Linux keeps the name where only reflection finds it.
        ///
        /// A class of the app's own may keep its values anywhere.
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
