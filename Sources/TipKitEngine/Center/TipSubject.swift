import Observation

/// What a view observes of a tip: reading the tip's status registers here, and a change is told on the main actor.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    package init() {}

    private var status: Int { 0 }
    private var explanation: Int { 0 }

    /// Notes that whoever observes now depends on the tip's status.
    package func access() {
        registrar.access(self, keyPath: \.status)
    }

    /// Notes that whoever observes now depends on all that decides about the tip.
    func accessExplanation() {
        registrar.access(self, keyPath: \.explanation)
    }

    @MainActor
    func notify(ofStatus: Bool) {
        if ofStatus { registrar.withMutation(of: self, keyPath: \.status) {} }
        registrar.withMutation(of: self, keyPath: \.explanation) {}
    }
}
