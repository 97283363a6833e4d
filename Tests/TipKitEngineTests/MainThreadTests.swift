import Foundation
import Testing

@testable import TipKitEngine

@Suite struct MainThreadTests {
    @Test("MainThread.isCurrent is true only on the main thread, each time it is read") func answers() async {
        let answers = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: (1...3).map { _ in MainThread.isCurrent }) }
        }
        #expect(answers == [false, false, false])
        await MainActor.run {
            for _ in 1...3 { #expect(MainThread.isCurrent == Thread.isMainThread) }
        }
    }
}
