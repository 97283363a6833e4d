#if Macros
    import Foundation
    import OpenTipKit
    import OpenTipKitTesting
    import Synchronization
    import Testing

    /// After concurrent changes by threads and processes, memory and the datastore have the same content.
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
            "Another process's invalidation or reset isn't missed while a display begins or ends",
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

        @Test("A tip closed while a reset runs has the same status in memory and in the datastore")
        func closedMeanwhile() throws {
            // Repeat the race, because the threads' timing differs in each round.
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

        @Test("If a tip is invalidated twice at the same time, memory and the datastore keep the same reason")
        func reasons() throws {
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

        @Test("If the clock is set back between displays, a tip's dates in memory and in the datastore agree")
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

        @Test("After threads in two processes set a parameter, both processes have the stored value")
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

        @Test("A reset or deletion removes all earlier donations of an event and keeps later ones") func donations()
            async throws
        {
            for round in 0..<100 {
                let store = InMemoryTipStore()
                let center = try launch(store)
                try await center.run {
                    for _ in 0..<5 { CountTip.visited.sendDonation() }
                    if round.isMultiple(of: 2) {
                        try Tips.reset()
                    } else {
                        try await CountTip.visited.deleteDonations()
                    }
                    await CountTip.visited.donate()
                    #expect(CountTip.visited.donations.count == 1)
                }
                #expect(try store.tally(ofEvent: "visited") == 1)
            }
        }

        @Test("A synchronous donate call stores its donation and all donations sent before") func donated()
            throws
        {
            let store = InMemoryTipStore()
            try launch(store).run {
                for _ in 0..<10 { CountTip.visited.sendDonation() }
                CountTip.visited.donate()
            }
            #expect(try store.tally(ofEvent: "visited") == 11)
        }

        @Test("The number of store reads for another process's commit doesn't depend on the number of cached tips")
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
#endif
