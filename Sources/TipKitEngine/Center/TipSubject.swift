import Observation

/// What a view observes of a tip: reading the tip's status registers here, and a change is told on the main actor.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    package init() {}

    private var status: Int { 0 }

    /// Notes that whoever observes now depends on the tip.
    package func access() {
        registrar.access(self, keyPath: \.status)
    }

    @MainActor
    func notify() {
        registrar.withMutation(of: self, keyPath: \.status) {}
    }
}
