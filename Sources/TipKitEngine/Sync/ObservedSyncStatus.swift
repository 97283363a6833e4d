import Observation
import Synchronization

/// A sync status that views follow.
package final class ObservedSyncStatus: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let state = Mutex(Tips.SyncStatus())

    package init() {}

    /// The status.
    package var status: Tips.SyncStatus {
        registrar.access(self, keyPath: \.status)
        return state.withLock { $0 }
    }

    /// Changes the status.
    package func update(_ body: (inout Tips.SyncStatus) -> Void) {
        let isChange = state.withLock { state in
            var new = state
            body(&new)
            return new != state
        }
        guard isChange else { return }
        registrar.withMutation(of: self, keyPath: \.status) { state.withLock { body(&$0) } }
    }
}
