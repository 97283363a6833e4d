import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// A tip center's cache of its store, which combines the store's updates with changes that couldn't be stored.
@Suite struct CachedRowsTests {
    private func update(_ number: Int64, isEverything: Bool = false, _ rows: StoreRow...) -> StoreUpdate {
        StoreUpdate(
            position: StorePosition(lineage: 1, number: number),
            version: RowVersion(rawValue: number),
            isEverything: isEverything,
            rows: rows
        )
    }

    private let closed = TipRecord(invalidation: .init(reason: .tipClosed, date: moment, replica: "r"))

    @Test("A store update for items that aren't cached changes only the cache's position and version, and is reported")
    func unread() {
        var rows = CachedRows()
        let changes = rows.fold(
            update(3, .tip("a", StoredTip(record: closed)), .parameter("p", nil), .event("e", count: 1))
        )
        #expect(changes == RowChanges(areOtherTipsChanged: true))
        #expect(rows.tip("a") == nil)
        #expect(rows.position?.number == 3)
        #expect(rows.version.rawValue == 3)
    }

    @Test("A tip's new row in the store replaces its cached row, and is reported once as a change and an invalidation")
    func tip() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        let row = StoreRow.tip("a", StoredTip(record: closed))
        let changes = rows.fold(update(1, row))
        #expect(changes == RowChanges(tips: ["a"], retired: ["a"]))
        #expect(rows.tip("a")?.record == closed)
        #expect(given(rows.fold(update(2, row))) == RowChanges())
        var longer = closed
        longer.displayDuration = 5
        #expect(given(rows.fold(update(3, .tip("a", StoredTip(record: longer))))) == RowChanges(tips: ["a"]))
    }

    @Test("The cache's version never decreases, even if a store update has a lower version") func version() {
        var rows = CachedRows()
        _ = rows.fold(update(5))
        _ = rows.fold(update(4))
        #expect(rows.version.rawValue == 5)
    }

    @Test("A store update that replaces everything empties the cache") func everything() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        rows.cache(StoredParameter(json: "1", version: .zero), of: "p")
        rows.cache(count: 2, of: "e")
        let latest = FirstDisplay(tip: "b", date: moment)
        let changes = rows.fold(update(1, isEverything: true, .latestFirstDisplay(latest)))
        #expect(changes.isEverything)
        #expect(rows.tip("a") == nil)
        #expect(rows.parameter("p") == nil)
        #expect(rows.event("e") == nil)
        #expect(rows.latestFirstDisplay == latest)
    }

    @Test(
        "After a commit a tip center caches the tips that the commit changed, even if it drops all other cached rows",
        arguments: [true, false]
    )
    func ownTips(isEverything: Bool) {
        var rows = CachedRows()
        let tip = StoredTip(record: TipRecord(displayCount: 1), epoch: RowVersion(rawValue: 7))
        let news = update(1, isEverything: isEverything, .tip("a", tip), .tip("b", tip))
        #expect(rows.fold(news, keeping: ["b"]).tips == ["b"])
        #expect(rows.tip("a") == nil)
        #expect(rows.tip("b") == tip)
    }

    @Test("A parameter's new row removes the cached value that was decoded from the old row") func parameter() {
        var rows = CachedRows()
        let one = StoredParameter(json: "1", version: RowVersion(rawValue: 1))
        rows.cache(one, of: "p")
        rows.keep(Decoded(value: 1), of: "p", from: one)
        #expect(rows.parameter("p")?.value(as: Int.self) == 1)
        #expect(rows.parameter("p")?.value(as: Int?.self) == nil)
        let two = StoredParameter(json: "2", version: RowVersion(rawValue: 2))
        #expect(given(rows.fold(update(1, .parameter("p", two)))).inputs == [.parameter("p")])
        rows.keep(Decoded(value: 1), of: "p", from: one)
        #expect(rows.parameter("p")?.value(as: Int.self) == nil)
    }

    @Test("New donations are added to the cache, and the oldest are dropped to match the store's count") func donated()
    {
        var rows = CachedRows()
        rows.cache(count: 2, of: "e")
        let old = (0..<2).map { StoredDonation(date: moment.addingTimeInterval(Double($0)), payload: "\($0)") }
        let revision = rows.event("e")?.revision ?? 0
        rows.keep(EventLog(DonationLog<Int>(old)), of: "e", ifStill: revision)
        let new = StoredDonation(date: moment.addingTimeInterval(9), payload: "9")
        #expect(given(rows.fold(update(1, .donated(event: "e", [new], count: 2)))).inputs == [.event("e")])
        #expect(rows.event("e")?.count == 2)
        #expect(rows.event("e")?.log(of: Int.self)?.undecoded == [new])
        let changed = rows.event("e")?.revision ?? 0
        #expect(changed != revision)
        rows.storePayloads([9], of: "e", ifStill: revision)
        #expect(rows.event("e")?.log(of: Int.self)?.undecoded == [new])
        rows.storePayloads([9], of: "e", ifStill: changed)
        let log = rows.event("e")?.log(of: Int.self)?.log
        #expect(log?.count == 2)
        #expect(log?.indices.map { log?.date(at: $0) } == [old[1].date, new.date])
        rows.keep(EventLog(DonationLog<Int>(old)), of: "e", ifStill: revision)
        #expect(rows.event("e")?.log(of: Int.self)?.log.indices.count == 2)
        _ = rows.fold(update(2, .event("e", count: 7)))
        #expect(rows.event("e")?.count == 7)
        #expect(rows.event("e")?.log(of: Int.self) == nil)
    }

    @Test("Cached rows include unstored changes until these are stored") func waiting() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        rows.cache(nil, of: "p")
        rows.cache(count: 0, of: "e")
        let limits = DisplayLimits(maximumCount: 1)
        let changes: [StoreChange] = [
            .displayBegan(tip: "a", date: moment, limits: limits),
            .displayBegan(tip: "a", date: moment, limits: limits),
            .displayEnded(tip: "a", duration: 4, epoch: .zero),
            .displayEnded(tip: "a", duration: 4, epoch: RowVersion(rawValue: 9)),
            .invalidated(tip: "a", reason: .tipClosed, date: moment),
            .invalidated(tip: "a", reason: .actionPerformed, date: moment),
            .parameterSet(id: "p", json: "1", date: moment), .parameterSet(id: "p", json: "2", date: moment),
            .donated(
                event: "e",
                donation: StoredDonation(date: moment, payload: nil),
                limit: .init(maximumCount: 9, maximumAge: nil)
            ),
        ]
        let (seen, refusals) = rows.keepUnstored(changes)
        #expect(refusals == [1: .displayCount, 3: .overtaken, 5: .invalidated(.tipClosed)])
        #expect(seen.tips == ["a"])
        #expect(seen.isPauseChanged)
        #expect(seen.inputs == [.parameter("p"), .event("e")])
        let record = rows.tip("a")?.record
        #expect(record?.displayCount == 1)
        #expect(record?.displayDuration == 4)
        #expect(record?.firstDisplayed == moment)
        #expect(record?.invalidation?.reason == .tipClosed)
        #expect(rows.parameter("p")?.stored?.json == "2")
        #expect(rows.event("e")?.count == 1)
        #expect(rows.latestFirstDisplay == FirstDisplay(tip: "a", date: moment))
        #expect(rows.unstored.changes.count == 5)
        let settled = rows.removeFirstUnstored(5)
        #expect(settled.tips == ["a"])
        #expect(rows.unstored.isEmpty)
        #expect(rows.tip("a") == StoredTip())
        #expect(rows.event("e") == nil)
        #expect(rows.latestFirstDisplay == nil)
    }

    @Test("A display that can't be stored is refused if its tip isn't cached") func unknown() {
        var rows = CachedRows()
        let (changes, refusals) = rows.keepUnstored([.displayBegan(tip: "a", date: moment, limits: nil)])
        #expect(refusals == [0: .overtaken])
        #expect(changes == RowChanges())
        #expect(rows.unstored.isEmpty)
    }

    @Test("An unstored change records the store version that was known when the change was made") func late() {
        var rows = CachedRows()
        _ = rows.fold(update(7))
        _ = rows.keepUnstored([.parameterSet(id: "p", json: "1", date: moment)])
        let version = RowVersion(rawValue: 7)
        #expect(rows.unstored.changes == [.late(.parameterSet(id: "p", json: "1", date: moment), knowing: version)])
    }

    @Test("When only the first unstored changes are stored, the later changes remain in the cache") func partly() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        rows.cache(nil, of: "p")
        _ = rows.keepUnstored([
            .invalidated(tip: "a", reason: .tipClosed, date: moment), .parameterSet(id: "p", json: "1", date: moment),
        ])
        _ = rows.removeFirstUnstored(1)
        #expect(rows.tip("a")?.record.invalidation == nil)
        #expect(rows.parameter("p")?.stored?.json == "1")
        #expect(rows.unstored.changes.count == 1)
    }

    @Test("If there are too many unstored donations, the oldest are dropped") func manyWaiting() {
        var rows = CachedRows()
        let limit = StoredDonationLimit(maximumCount: 100_000, maximumAge: nil)
        let count = UnstoredChanges.donationLimit + 3
        let changes = (0..<count).map { number in
            StoreChange.donated(event: "e", donation: .init(date: moment, payload: "\(number)"), limit: limit)
        }
        _ = rows.keepUnstored(changes + [.invalidated(tip: "a", reason: .tipClosed, date: moment)])
        #expect(rows.unstored.donations(of: "e").count == UnstoredChanges.donationLimit)
        #expect(rows.unstored.donations(of: "e").first?.payload == "3")
        #expect(rows.unstored.changes.count == UnstoredChanges.donationLimit + 1)
    }
}
