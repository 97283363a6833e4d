import Observation
import Synchronization
import Testing

@testable import TipKitEngine

/// The sync status that views follow.
@Suite struct ObservedSyncStatusTests {
    @Test("An observer that reads the status as soon as it is told reads the new one") func change() {
        let observed = ObservedSyncStatus()
        let read = Mutex<Tips.SyncStatus.Phase?>(nil)
        withObservationTracking {
            _ = observed.status
        } onChange: {
            read.withLock { $0 = observed.status.phase }
        }
        observed.update { $0.phase = .current }
        #expect(read.withLock { $0 } == .current)
    }

    @Test("An observer isn't told of an update that changes nothing") func noChange() {
        let observed = ObservedSyncStatus()
        let isTold = Mutex(false)
        withObservationTracking {
            _ = observed.status
        } onChange: {
            isTold.withLock { $0 = true }
        }
        observed.update { $0.phase = .off }
        #expect(!isTold.withLock { $0 })
    }
}
