import Foundation
import Observation
import Synchronization

/// What a view observes of a tip: reading the tip's status registers here, and a change is published on the main actor.
///
/// Whoever reads says so first, so that a change of what nobody has read since the last one is published to nobody.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isStatusRead = Atomic(false)
    private let isExplanationRead = Atomic(false)
    /// Whether it was read off the main thread since it was last published there.
    private let isReadElsewhere = Atomic(false)

    package init() {}

    private var status: Int { 0 }
    private var explanation: Int { 0 }

    /// Registers that whoever observes now depends on the tip's status; called before the status is read.
    package func access() {
        markStatusRead()
        markThread()
        registrar.access(self, keyPath: \.status)
    }

    /// Marks the status as read; where it is read under a lock, under the same.
    func markStatusRead() {
        isStatusRead.store(true, ordering: .sequentiallyConsistent)
    }

    /// Registers that whoever observes now depends on all that decides about the tip; called before any of it is read.
    func accessExplanation() {
        isExplanationRead.store(true, ordering: .sequentiallyConsistent)
        markThread()
        registrar.access(self, keyPath: \.explanation)
    }

    private func markThread() {
        if !MainThread.isCurrent { isReadElsewhere.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Takes the marks of whoever has read what changes.
    ///
    /// - Returns: Whether anybody has read what changed since the last one.
    func takeWasRead(ofStatus: Bool) -> Bool {
        let explanation = isExplanationRead.exchange(false, ordering: .sequentiallyConsistent)
        return ofStatus && isStatusRead.exchange(false, ordering: .sequentiallyConsistent) || explanation
    }

    /// Publishes a change; those off the main thread may begin to observe only after they have read, so it is
    /// published again.
    @MainActor
    func notify(ofStatus: Bool) {
        publish(ofStatus: ofStatus)
        guard isReadElsewhere.exchange(false, ordering: .sequentiallyConsistent) else { return }
        Task { @MainActor in
            for pause in Self.pausesBeforeRepeating {
                try await Task.sleep(for: pause)
                publish(ofStatus: ofStatus)
            }
        }
    }

    /// How long after a change it is published again: whoever was in the midst of reading observes by then.
    private static let pausesBeforeRepeating: [Duration] = [.milliseconds(5), .milliseconds(250)]

    @MainActor
    private func publish(ofStatus: Bool) {
        if ofStatus { registrar.withMutation(of: self, keyPath: \.status) {} }
        registrar.withMutation(of: self, keyPath: \.explanation) {}
    }
}

/// A status that can be given out without a decision.
struct CurrentStatus: Sendable {
    let subject: TipSubject
    let type: ObjectIdentifier?
    let status: Tips.Status
}

/// A tip that a centre has met, and the latest decision about it.
struct TipEntry: Sendable {
    var definition: TipDefinition
    var decision: Decision?
    var decidedAt = Date.distantPast
    /// What the latest decision read.
    var dependencies: Set<Tips.RuleInputKey> = []
    /// The serial of the latest change of what is decided on: its definition, record, displays or switches.
    var changed: UInt64
    var published = Tips.Status.pending
    var streams: [UInt64: AsyncStream<Tips.Status>.Continuation] = [:]
    let subject: TipSubject

    /// The latest decision, if it still holds at a moment.
    func decision(at now: Date) -> Decision? {
        guard let decision, decision.dependsOnTime else { return decision }
        if decidedAt > now { return nil }
        if let next = decision.nextChange, next <= now { return nil }
        return decision
    }
}
