import Foundation
import Observation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The observable part of a tip, which registers reads of the tip's status and publishes changes on the main actor.
///
/// Reads are marked, so that a change is published only if the changed value was read since its last change.
package final class TipSubject: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let isStatusRead = Atomic(false)
    private let isExplanationRead = Atomic(false)
    /// Whether the tip was read on a thread other than the main thread since a change was last published.
    private let isReadElsewhere = Atomic(false)

    package init() {}

    private var status: Int { 0 }
    private var explanation: Int { 0 }

    /// Registers the current observer's dependency on the tip's status.
    ///
    /// Call it before reading the status.
    package func access() {
        markStatusRead()
        markReader()
        registrar.access(self, keyPath: \.status)
    }

    /// Marks the status as read.
    ///
    /// If the status is read under a lock, call this under the same lock.
    func markStatusRead() {
        isStatusRead.store(true, ordering: .sequentiallyConsistent)
    }

    /// Registers the current observer's dependency on the tip's explanation.
    ///
    /// Call it before reading the explanation.
    func accessExplanation() {
        isExplanationRead.store(true, ordering: .sequentiallyConsistent)
        markReader()
        registrar.access(self, keyPath: \.explanation)
    }

    private func markReader() {
        if !MainQueue.isCurrent { isReadElsewhere.store(true, ordering: .sequentiallyConsistent) }
    }

    /// Clears the read marks of the values that a change affects.
    ///
    /// - Returns: Whether an affected value was read since its last change.
    func takeReadMarks(ofStatus: Bool) -> Bool {
        let explanation = isExplanationRead.exchange(false, ordering: .sequentiallyConsistent)
        return ofStatus && isStatusRead.exchange(false, ordering: .sequentiallyConsistent) || explanation
    }

    /// Publishes a change.
    ///
    /// If the tip was read outside the main actor, the change is published again later, since such a reader may start to
    /// observe the tip only some time after the read.
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

    /// The pauses before a change is published again for readers on other threads.
    ///
    /// The pauses are long enough for those readers to start to observe the tip.
    private static let pausesBeforeRepeating: [Duration] = [.milliseconds(5), .milliseconds(250)]

    @MainActor
    private func publish(ofStatus: Bool) {
        if ofStatus { registrar.withMutation(of: self, keyPath: \.status) {} }
        registrar.withMutation(of: self, keyPath: \.explanation) {}
    }
}
