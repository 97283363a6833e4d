import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

@Suite struct InMemoryTipStoreTests {
    @Test("Those who watch a store in memory are called once a commit is over", .timeLimit(.minutes(1)))
    func watchers() async throws {
        let store = InMemoryTipStore()
        let isCalling = Mutex(())
        let (calls, tell) = AsyncStream.makeStream(of: Int64.self)
        for _ in 0..<2 {
            try store.watch {
                // Waits until the call that it is told of is over.
                isCalling.withLock { _ in }
                do { tell.yield(try store.header().position.number) } catch { tell.finish() }
            }
        }
        let set = StoreChange.parameterSet(id: "p", json: "1", date: moment)
        let number = try isCalling.withLock { _ in try store.commit([set]).update.position.number }
        for await told in calls where told == number { break }
    }
}
