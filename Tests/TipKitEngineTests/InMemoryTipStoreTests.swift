import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

@Suite struct InMemoryTipStoreTests {
    @Test("An in-memory store calls its watchers after each commit", .timeLimit(.minutes(10)))
    func watchers() async throws {
        let store = InMemoryTipStore()
        let isCalling = Mutex(())
        let (calls, tell) = AsyncStream.makeStream(of: Int64.self)
        let watches = try (0..<2).map { _ in
            try store.watch {
                // Wait until the commit has returned, which shows that the commit doesn't wait for its watchers.
                isCalling.withLock { _ in }
                do { tell.yield(try store.header().position.number) } catch { tell.finish() }
            }
        }
        defer { withExtendedLifetime(watches) {} }
        let set = StoreChange.parameterSet(id: "p", json: "1", date: moment)
        let number = try isCalling.withLock { _ in try store.commit([set]).update.position.number }
        for await told in calls where told == number { break }
    }

    @Test("An in-memory store answers a position older than its change log with an update of everything")
    func forgotten() throws {
        let store = InMemoryTipStore()
        let known = try store.commit([.parameterSet(id: "p", json: "0", date: moment)]).update.position
        for _ in 1...2 {
            try store.commit((0..<6_000).map { .parameterSet(id: "p\($0)", json: "1", date: moment) })
        }
        #expect(try store.read { try $0.update(since: known) }.isEverything)
    }
}
