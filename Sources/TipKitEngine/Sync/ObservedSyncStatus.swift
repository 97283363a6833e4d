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

    /// Changes the status, and then tells those who follow it.
    package func update(_ body: (inout Tips.SyncStatus) -> Void) {
        let isChange = state.withLock { state in
            let old = state
            body(&state)
            return state != old
        }
        if isChange { registrar.withMutation(of: self, keyPath: \.status) {} }
    }
}
