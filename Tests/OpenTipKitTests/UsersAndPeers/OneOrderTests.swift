import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing

/// Concurrent changes by threads and processes have one order, which is the same in memory and in the datastore.
@Suite struct OneOrderTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct CountTip: Tip {
        @Parameter static var count: Int = 0
        static let visited = Event(id: "visited")
        var title: Text { Text("Count") }
    }

    private func launch(_ store: any TipStore, _ clock: ManualClock = ManualClock()) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(store: store)
        return center
    }

    @Test(
        "Another process's invalidation or reset during a display's begin or end isn't missed",
        arguments: [MeddlingStore.Moment.committing, .committed],
        [false, true]
    )
    func inTheMidst(moment: MeddlingStore.Moment, isReset: Bool) throws {
        let store = MeddlingStore()
        let center = try launch(store)
        let other = try launch(store.base)
        let act: @Sendable () -> Void = {
            other.run {
                OneTip().invalidate(reason: .actionPerformed)
                guard isReset else { return }
                do { try Tips.reset() } catch { Issue.record(error) }
            }
        }
        store.meddle(moment, isAwaited: true, act)
        let display = center.run { OneTip().beginDisplay() }
        #expect(store.finish())
        center.catchUp()
        #expect(center.run { OneTip().status } == (isReset ? .available : .invalidated(.actionPerformed)))
        store.meddle(moment, isAwaited: true, act)
        display?.end()
        center.catchUp()
        let stored = try launch(store.base).run { OneTip().record }
        #expect(center.run { OneTip().record } == stored)
    }

    @Test("A tip that is closed while a reset runs is closed in memory and in the datastore, or in neither")
    func closedMeanwhile() throws {
        // The progress of the invalidation during the reset differs in each round.
        for round in 0..<200 {
            let store = MeddlingStore()
            let center = try launch(store)
            #expect(center.run { OneTip().status } == .available)
            store.meddle(round.isMultiple(of: 2) ? .committing : .committed) {
                center.run { OneTip().invalidate(reason: .tipClosed) }
            }
            try center.run { try Tips.reset() }
            #expect(store.finish())
            let status = center.run { OneTip().status }
            #expect(status == .invalidated(.tipClosed))
            let stored = try launch(store.base).run { OneTip().status }
            #expect(stored == status)
        }
    }

    @Test("Of two simultaneous reasons one is kept, in memory and in the datastore") func reasons() throws {
        for _ in 0..<200 {
            let store = InMemoryTipStore()
            let center = try launch(store)
            let reasons: [Tips.InvalidationReason] = [.tipClosed, .actionPerformed]
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                center.run { OneTip().invalidate(reason: reasons[index]) }
            }
            let stored = try store.record(ofTip: "OneTip").invalidation?.reason
            #expect(center.run { OneTip().status } == stored.map { .invalidated($0) })
        }
    }

    @Test("After the clock goes back between displays, memory and datastore have the same dates")
    func dates() throws {
        let clock = ManualClock()
        let store = InMemoryTipStore()
        let center = try launch(store, clock)
        for turn in [0, -3_600, 60] {
            clock.advance(by: TimeInterval(turn))
            center.run { OneTip().beginDisplay()?.end() }
            let stored = try store.record(ofTip: "OneTip")
            #expect(center.run { OneTip().record } == stored)
        }
    }

    @Test("Threads in two processes that set one parameter converge, and each finished set is stored")
    func parameter() throws {
        for _ in 0..<20 {
            let store = InMemoryTipStore()
            let centers = [try launch(store), try launch(store)]
            DispatchQueue.concurrentPerform(iterations: 12) { thread in
                for number in 1...10 { centers[thread % 2].run { CountTip.count = thread * 100 + number } }
            }
            for center in centers { center.catchUp() }
            let stored = try launch(store).run { CountTip.count }
            for center in centers { #expect(center.run { CountTip.count } == stored) }
            centers[0].run { CountTip.count = -1 }
            #expect(try launch(store).run { CountTip.count } == -1)
        }
    }

    @Test("Donations made before a reset or a deletion never survive it, and those made after do") func donations()
        async throws
    {
        for round in 0..<100 {
            let store = InMemoryTipStore()
            let center = try launch(store)
            try await center.run {
                for _ in 0..<5 { CountTip.visited.sendDonation() }
                if round.isMultiple(of: 2) { try Tips.reset() } else { try await CountTip.visited.deleteDonations() }
                await CountTip.visited.donate()
                #expect(CountTip.visited.donations.count == 1)
            }
            #expect(try store.tally(ofEvent: "visited") == 1)
        }
    }

    @Test("A donation is stored when the synchronous call returns, with all that were sent before") func donated()
        throws
    {
        let store = InMemoryTipStore()
        try launch(store).run {
            for _ in 0..<10 { CountTip.visited.sendDonation() }
            CountTip.visited.donate()
        }
        #expect(try store.tally(ofEvent: "visited") == 11)
    }

    @Test("Another process's commit costs as much as it changed, not as much as this one has cached")
    func foreignCommits() throws {
        struct ManyTip: Tip {
            let number: Int
            let isAsked: @Sendable () -> Void
            var id: String { "many-\(number)" }
            var title: Text { Text("Many") }
            var rules: [Rule] {
                Rule(source: "") {
                    isAsked()
                    return true
                }
            }
        }
        let store = CountingStore()
        let center = try launch(store)
        let asked = Atomic(0)
        center.run {
            for number in 0..<500 {
                _ = ManyTip(number: number, isAsked: { asked.add(1, ordering: .relaxed) }).status
            }
        }
        #expect(asked.load(ordering: .relaxed) == 500)
        let reads = store.reads
        let other = try launch(store.base)
        for number in 1...20 {
            other.run { CountTip.count = number }
            center.catchUp()
        }
        #expect(asked.load(ordering: .relaxed) == 500)
        #expect(store.reads - reads <= 40)
    }
}

/// A store that counts its reads.
private final class CountingStore: TipStore {
    let base = InMemoryTipStore()
    private let count = Atomic(0)

    var reads: Int { count.load(ordering: .relaxed) }

    func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
        count.add(1, ordering: .relaxed)
        return try base.read(body)
    }

    func commit(
        _ changes: [StoreChange],
        after position: StorePosition?,
        by watch: StoreWatch?
    ) throws -> StoreCommit {
        try base.commit(changes, after: position, by: watch)
    }

    var keepsNotes: Bool { false }

    func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { try base.watch(onChange) }

    func close() throws {}
}
