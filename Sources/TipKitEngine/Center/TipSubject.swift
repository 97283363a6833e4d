import Observation
import Synchronization

/// What a view observes of a tip: reading the tip's status registers here, and a change is told on the main actor.
///
/// Whoever reads says so first, so that a change of what nobody has read since the last one is told to nobody.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isStatusRead = Atomic(false)
    private let isExplanationRead = Atomic(false)

    package init() {}

    private var status: Int { 0 }
    private var explanation: Int { 0 }

    /// Notes that whoever observes now depends on the tip's status; called before the status is read.
    package func access() {
        noteStatusRead()
        registrar.access(self, keyPath: \.status)
    }

    /// Notes that the status is read; where it is read under a lock, under the same.
    func noteStatusRead() {
        isStatusRead.store(true, ordering: .sequentiallyConsistent)
    }

    /// Notes that whoever observes now depends on all that decides about the tip; called before any of it is read.
    func accessExplanation() {
        isExplanationRead.store(true, ordering: .sequentiallyConsistent)
        registrar.access(self, keyPath: \.explanation)
    }

    /// Notes a change.
    ///
    /// - Returns: Whether anybody has read what changed since the last one.
    func notesChange(ofStatus: Bool) -> Bool {
        let explanation = isExplanationRead.exchange(false, ordering: .sequentiallyConsistent)
        return ofStatus && isStatusRead.exchange(false, ordering: .sequentiallyConsistent) || explanation
    }

    @MainActor
    func notify(ofStatus: Bool) {
        if ofStatus { registrar.withMutation(of: self, keyPath: \.status) {} }
        registrar.withMutation(of: self, keyPath: \.explanation) {}
    }
}
