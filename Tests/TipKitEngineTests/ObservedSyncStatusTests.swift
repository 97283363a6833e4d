import Observation
import Synchronization
import Testing

@testable import TipKitEngine

/// The observable sync status, which views read.
@Suite(.timeLimit(.minutes(10))) @MainActor struct ObservedSyncStatusTests {
    private let observed = ObservedSyncStatus()

    @Test("A change of the sync status while a view reads the status is published") func changedWhileRead() async {
        await withCheckedContinuation { continuation in
            withObservationTracking {
                _ = observed.status
                observed.update { $0.phase = .current }
            } onChange: {
                continuation.resume()
            }
        }
        #expect(observed.status.phase == .current)
    }

    @Test("A sync status update that changes nothing isn't published") func noChange() async {
        let isPublished = Mutex(false)
        withObservationTracking {
            _ = observed.status
        } onChange: {
            isPublished.withLock { $0 = true }
        }
        observed.update { $0.phase = .off }
        // Tasks of the main actor run in order, so a notification would have arrived when this task ends.
        await Task { @MainActor in }.value
        #expect(!isPublished.withLock { $0 })
    }

    @Test("While changes are in memory only, the status is failing, and counts them") func unstored() {
        observed.setUnstored(2)
        #expect(observed.status == Tips.SyncStatus())
        observed.update { $0.phase = .current }
        #expect(observed.status.phase == .failing)
        #expect(observed.status.waiting == 2)
        #expect(observed.status.lastError?.kind == .datastore)
        observed.setUnstored(0)
        #expect(observed.status.phase == .current)
        #expect(observed.status.lastError == nil)
    }
}
