import Observation

/// Lets what reads a key of user defaults follow it, whichever store it is in.
///
/// A key is followed in all stores, since a suite has a new object each time it is named: a change in one store has the
/// readers of another draw what they drew before, which changes nothing.
final class DefaultsChanges: Observable, Sendable {
    static let shared = DefaultsChanges()

    private let registrar = ObservationRegistrar()

    /// Stands for the value of a key.
    private subscript(key: String) -> Void { () }

    /// Has whoever reads now follow a key.
    func follow(_ key: String) {
        registrar.access(self, keyPath: \.[key])
    }

    /// Says that the value of a key has changed.
    func publish(_ key: String) {
        registrar.withMutation(of: self, keyPath: \.[key]) {}
    }
}
