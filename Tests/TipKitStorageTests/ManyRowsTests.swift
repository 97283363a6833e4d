import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests that one person's many rows are handled in small steps, so that they don't hold up other people.
@Suite(.timeLimit(.minutes(10))) struct ManyRowsTests {
    private let directory = TemporaryDirectory()
    private let clock = ManualClock()

    /// Rows of another device: a first display of as many tips, a second apart.
    private func displays(_ numbers: Range<Int>) -> RowBatch {
        RowBatch(
            displays: numbers.map { number in
                let date = moment.addingTimeInterval(Double(number))
                let version = RowVersion.zero.next(at: date)
                return DisplayRow(
                    tip: "tip \(number)",
                    replica: "device",
                    epoch: .zero,
                    version: version,
                    count: 1,
                    first: date,
                    last: date
                )
            }
        )
    }

    private func center(_ store: SQLiteTipStore, cap: Tips.Cap? = nil) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        var attention = AttentionPlan()
        if let cap { attention.add(cap) }
        try center.configure(store: store, holdouts: HoldoutPlan(), attention: attention)
        return center
    }

    @Test("Rows of a sync server are merged in transactions of 50 rows, after which nothing is left to send")
    func merges() throws {
        let store = try SQLiteTipStore(directory: directory.url).person("ada")
        var person = try SyncedPerson(id: "ada", store: store)
        _ = try person.request()
        let first = ExchangeCursor(lineage: 1, number: 1)
        _ = try person.accept(.init(person: "ada", cursor: first, rows: displays(0..<1)), at: clock.now)
        let before = try store.position()
        let rows = displays(1..<2_001)
        _ = try person.request()
        let cursor = ExchangeCursor(lineage: 1, number: 2)
        let outcome = try person.accept(.init(person: "ada", cursor: cursor, rows: rows), at: clock.now)
        #expect(try store.position().number == before.number + 40)
        #expect(try store.record(ofTip: "tip 2000").displayCount == 1)
        #expect(!outcome.isMore)
        #expect(try store.syncMark()?.sent == store.position())
        #expect(try person.request().rows.isEmpty)
    }

    @Test("After more than 500 changes an update doesn't list them, and a center reads again what it needs")
    func update() throws {
        let store = try SQLiteTipStore(directory: directory.url).person("ada")
        try store.commit([.donation(of: "e", 1)])
        let center = try center(store)
        let tip = TipDefinition(id: "tip 0", options: [Tips.MaxDisplayCount(1)])
        #expect(center.status(of: "tip 0") { tip } == .available)
        let before = try store.position()
        try store.merge(displays(1..<501), at: clock.now)
        let listed = try store.read { try $0.update(since: before) }
        #expect(!listed.isEverything)
        #expect(listed.rows.count == 501)
        try store.merge(displays(0..<1), at: clock.now)
        let update = try store.read { try $0.update(since: before) }
        #expect(update.isEverything)
        #expect(update.rows.count == 1)
        center.catchUp()
        #expect(center.status(of: "tip 0") { tip } == .invalidated(.displayCountExceeded))
    }

    @Test("After a merge of many rows, a replica sends its own rows alone") func sends() throws {
        let store = try SQLiteTipStore(directory: directory.url).person("ada")
        try store.commit([.display("own"), .donation(of: "e", 1)])
        let before = try store.position()
        try store.commit([.display("own 2"), .donation(of: "e", 2)])
        try store.merge(displays(0..<600), at: clock.now)
        let rows = try store.rows(changedAfter: before).rows
        #expect(rows.displays.map(\.tip).sorted() == ["own", "own 2"])
        #expect(rows.donations.count == 2)
        #expect(Set(rows.rows.map(\.key.replica)) == [try store.replica])
    }

    @Test("Caps count the newest 1 000 first appearances, in both stores") func appearances() throws {
        let stores: [any TipStore] = [try SQLiteTipStore(directory: directory.url), InMemoryTipStore()]
        for store in stores {
            try store.merge(displays(0..<1_100), at: clock.now)
            let appearances = try store.read { try $0.firstAppearances() }
            #expect(appearances["tip 1099"] != nil && appearances["tip 100"] != nil)
            #expect(appearances["tip 99"] == nil)
        }
    }

    @Test("First appearances are known after a merged reset of everything, and those before it aren't") func reset()
        throws
    {
        let store = try SQLiteTipStore(directory: directory.url)
        try store.merge(displays(0..<2), at: clock.now)
        let version = RowVersion.zero.next(at: moment.addingTimeInterval(10))
        let later = DisplayRow(
            tip: "later",
            replica: "device",
            epoch: version,
            version: version.next(at: moment.addingTimeInterval(11)),
            count: 1,
            first: moment.addingTimeInterval(11),
            last: moment.addingTimeInterval(11)
        )
        try store.merge(RowBatch(displays: [later]), at: clock.now)
        let reset = ResetRow(scope: .everything, replica: "device", version: version)
        try store.merge(RowBatch(resets: [reset]), at: clock.now)
        let appearances = try store.read { try $0.firstAppearances() }
        #expect(appearances == FirstAppearances([("later", FirstAppearance(date: moment.addingTimeInterval(11)))]))
    }

    @Test("A host with a cap that merges 5 000 rows of a person knows that they fill the cap") func limited() throws {
        let store = try SQLiteTipStore(directory: directory.url).person("ada")
        let center = try center(store, cap: Tips.Cap(1, per: .day))
        let tip = TipDefinition(id: "own")
        #expect(center.status(of: "own") { tip } == .available)
        _ = center.capContext
        for start in stride(from: 0, to: 5_000, by: 1_000) {
            try store.merge(displays(start..<start + 1_000), at: clock.now)
        }
        center.catchUp()
        #expect(center.status(of: "own") { tip } != .available)
    }
}
