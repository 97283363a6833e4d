import Foundation
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests which commits a watcher of a store is notified of.
@Suite struct WatchTests {
    private let directory = TemporaryDirectory()
    private static let count = Tips.Parameter(WatchTests.self, "+count", 0)
    private static let visited = Tips.Event<Tips.EmptyDonation>(id: "visited")

    private func stores() throws -> [any TipStore] { [try directory.store(), InMemoryTipStore()] }

    @Test("A center is notified when other code commits to the center's store", .timeLimit(.minutes(10)))
    func besides() async throws {
        for store in try stores() {
            let center = TipCenter(clock: ManualClock())
            try center.configure(store: store)
            #expect(center.value(of: Self.count) == 0)
            #expect(center.run { Self.visited.donations.count } == 0)
            let statuses = center.statusUpdates(of: "tip") { TipDefinition(id: "tip") }
            try store.commit([
                .parameterSet(id: Self.count.id, json: "7", date: moment), .closing("tip"),
                .donated(event: "visited", donation: StoredDonation(date: moment, payload: nil), limit: .thousand),
            ])
            for await status in statuses where status == .invalidated(.tipClosed) { break }
            #expect(center.value(of: Self.count) == 7)
            #expect(center.run { Self.visited.donations.count } == 1)
        }
    }

    @Test("A store watch is called for its person's commits, except for commits by the owner of the watch") func own()
        throws
    {
        let store = try directory.store()
        let calls = Mutex(0)
        let watch = try store.watch { calls.withLock { $0 += 1 } }
        // Ignore the first call, which a new watcher always gets, since there may have been earlier commits.
        store.host.background.sync {}
        calls.withLock { $0 = 0 }
        _ = try store.commit([.setting("p", "1")], after: nil, by: watch)
        store.host.background.sync {}
        #expect(calls.withLock { $0 } == 0)
        try store.commit([.setting("p", "2")])
        store.host.background.sync {}
        #expect(calls.withLock { $0 } == 1)
        try store.person("other").commit([.setting("p", "3")])
        store.host.background.sync {}
        #expect(calls.withLock { $0 } == 1)
    }

    @Test("A store watch that is released is no longer called") func ended() throws {
        let store = try directory.store()
        let calls = Mutex(0)
        var watch: StoreWatch? = try store.watch { calls.withLock { $0 += 1 } }
        store.host.background.sync {}
        withExtendedLifetime(watch) {}
        let before = calls.withLock { $0 }
        watch = nil
        try store.commit([.setting("p", "1")])
        store.host.background.sync {}
        #expect(calls.withLock { $0 } == before)
        #expect(store.host.state.withLock { $0.watched.isEmpty })
    }

    @Test(
        "Releasing a center ends its watch on the store and finishes its status and outcome streams",
        .timeLimit(.minutes(10))
    ) func gone()
        async throws
    {
        let store = try directory.store()
        weak var center: TipCenter?
        let (statuses, outcomes) = try {
            let made = TipCenter(clock: ManualClock())
            try made.configure(store: store)
            center = made
            return (made.statusUpdates(of: "tip") { TipDefinition(id: "tip") }, made.run { Tips.outcomes })
        }()
        for await _ in statuses {}
        for await _ in outcomes {}
        #expect(center == nil)
        #expect(store.host.state.withLock { $0.watched.isEmpty })
    }
}
