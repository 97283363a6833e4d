import Foundation
import Testing

@testable import TipKitEngine

@Suite struct MainQueueTests {
    @Test("The main actor is on the main queue, whichever thread it runs on; other tasks and threads aren't")
    func isCurrent() async {
        #expect(await MainActor.run { MainQueue.isCurrent })
        #expect(await Task.detached { MainQueue.isCurrent }.value == false)
        let isCurrent = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: MainQueue.isCurrent) }
        }
        #expect(!isCurrent)
    }
}
