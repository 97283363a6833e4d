import Observation
import Synchronization
import Testing

@testable import TipKitEngine

/// The sync status that views observe.
@Suite(.timeLimit(.minutes(1))) @MainActor struct ObservedSyncStatusTests {
    private let observed = ObservedSyncStatus()

    @Test("A change that is made while a view reads the status is published") func changedWhileRead() async {
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

    @Test("An update that changes nothing isn't published") func noChange() async {
        let isPublished = Mutex(false)
        withObservationTracking {
            _ = observed.status
        } onChange: {
            isPublished.withLock { $0 = true }
        }
        observed.update { $0.phase = .off }
        // Tasks of the main actor run in order.
        await Task { @MainActor in }.value
        #expect(!isPublished.withLock { $0 })
    }
}
