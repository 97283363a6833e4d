import Foundation
import Testing

@testable import TipKitEngine

@Suite struct MainThreadTests {
    @Test("On the main thread it is known, when it was asked before too") @MainActor func main() {
        for _ in 1...3 { #expect(MainThread.isCurrent) }
    }

    @Test("On another thread it is known that it isn't the main one, when it was asked before too") func other() async {
        let answers = await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: (1...3).map { _ in MainThread.isCurrent }) }
            thread.start()
        }
        #expect(answers == [false, false, false])
    }
}
