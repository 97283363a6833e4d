import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests how changes that couldn't be stored combine with other processes' changes of the same items.
@Suite struct UnstoredChangesTests {
    private let limit = StoredDonationLimit(maximumCount: 9, maximumAge: nil)
    private let theirs = TipRecord(invalidation: .init(reason: .actionPerformed, date: moment, replica: "r"))

    private func later(_ seconds: TimeInterval) -> Date { moment.addingTimeInterval(seconds) }

    private func update(_ rows: StoreRow...) -> StoreUpdate {
        StoreUpdate(position: StorePosition(lineage: 1, number: 1), version: RowVersion(rawValue: 1), rows: rows)
    }

    private func display(_ tip: String, after seconds: TimeInterval = 0) -> StoreChange {
        .displayBegan(tip: tip, date: later(seconds), limits: nil)
    }

    @Test("An event with unstored donations is reloaded when another process donates to it") func othersDonation() {
        let added = StoredDonation(date: moment, payload: nil)
        for row in [StoreRow.donated(event: "e", [added], count: 1), .event("e", count: 1)] {
            var rows = CachedRows()
            rows.cache(count: 0, of: "e")
            _ = rows.keepUnstored([.donated(event: "e", donation: added, limit: limit)])
            #expect(given(rows.fold(update(row))).inputs == [.event("e")])
            #expect(rows.event("e") == nil)
            rows.cache(count: 1, of: "e")
            #expect(rows.event("e")?.count == 2)
        }
    }

    @Test("A tip that couldn't be read is reloaded as soon as the store can be read") func assumed() {
        var rows = CachedRows()
        rows.treatAsNotStored("a")
        #expect(rows.tip("a") == StoredTip())
        #expect(given(rows.forgetUnreadable()).tips == ["a"])
        #expect(rows.tip("a") == nil)
        #expect(given(rows.forgetUnreadable()) == RowChanges())
    }

    @Test("A tip that couldn't be read is cached once the store reports another process's change of it")
    func assumedAndTold() {
        var rows = CachedRows()
        rows.treatAsNotStored("a")
        #expect(given(rows.fold(update(.tip("a", StoredTip(record: theirs))))).tips == ["a"])
        #expect(given(rows.forgetUnreadable()) == RowChanges())
        #expect(rows.tip("a")?.record == theirs)
    }

    @Test("A list of donations isn't cached if another donation arrived after the list was read") func staleLog() {
        var rows = CachedRows()
        rows.cache(count: 1, of: "e")
        let revision = rows.event("e")?.revision ?? 0
        let added = StoredDonation(date: later(1), payload: "2")
        _ = rows.fold(update(.donated(event: "e", [added], count: 2)))
        rows.keep(EventLog(DonationLog<Int>([.init(date: moment, payload: "1")])), of: "e", ifStill: revision)
        #expect(rows.event("e")?.log(of: Int.self) == nil)
    }

    @Test("Donations from several commits are all kept in the cache until their payloads are decoded") func twoCommits()
    {
        var rows = CachedRows()
        rows.cache(count: 0, of: "e")
        rows.keep(EventLog(DonationLog<Int>(count: 0)), of: "e", ifStill: rows.event("e")?.revision ?? 0)
        let added = [1, 2].map { StoredDonation(date: later(Double($0)), payload: "\($0)") }
        for (index, donation) in added.enumerated() {
            _ = rows.fold(update(.donated(event: "e", [donation], count: index + 1)))
        }
        #expect(rows.event("e")?.log(of: Int.self)?.undecoded == added)
    }

    @Test("The pause between tips starts at the latest unstored first display, even if the clock was set back")
    func pause() {
        var rows = CachedRows()
        for id in ["a", "b"] { rows.cache(StoredTip(), of: id) }
        _ = rows.keepUnstored([display("a", after: 10), display("b")])
        #expect(rows.latestFirstDisplay == FirstDisplay(tip: "a", date: later(10)))
    }

    @Test(
        "The pause between tips starts at the stored or the unstored first display, whichever is later",
        arguments: [5.0, 20]
    )
    func pauseBesideTheStored(stored: Double) {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        _ = rows.fold(update(.latestFirstDisplay(FirstDisplay(tip: "b", date: later(stored)))))
        _ = rows.keepUnstored([display("a", after: 10)])
        #expect(rows.latestFirstDisplay == FirstDisplay(tip: stored > 10 ? "b" : "a", date: later(max(stored, 10))))
    }

    @Test("An unstored first display still starts the pause after earlier unstored changes were stored")
    func pauseAfterTheFirst() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        _ = rows.keepUnstored([.invalidated(tip: "b", reason: .tipClosed, date: moment), display("a", after: 10)])
        _ = rows.removeFirstUnstored(1)
        #expect(rows.latestFirstDisplay == FirstDisplay(tip: "a", date: later(10)))
    }

    @Test("A reset of a tip discards its earlier unstored displays and invalidations") func overtaken() {
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        _ = rows.keepUnstored([display("a"), .invalidated(tip: "a", reason: .tipClosed, date: moment)])
        #expect(rows.tip("a")?.record.displayCount == 1)
        #expect(rows.tip("a")?.record.invalidation != nil)
        rows.cache(StoredTip(epoch: RowVersion(rawValue: 5)), of: "a")
        #expect(rows.tip("a")?.record == TipRecord())
    }

    @Test("An invalidation decided before a tip's reset doesn't invalidate the tip after the reset")
    func lateAndOvertaken() {
        let retiring = StoreChange.late(
            .invalidated(tip: "a", reason: .displayCountExceeded, date: moment),
            knowing: .zero
        )
        var rows = CachedRows()
        rows.cache(StoredTip(), of: "a")
        _ = rows.fold(update())
        #expect(rows.version > .zero)
        #expect(given(rows.keepUnstored([retiring])).1.isEmpty)
        #expect(rows.tip("a")?.record.invalidation != nil)
        rows.cache(StoredTip(epoch: rows.version), of: "a")
        #expect(rows.tip("a")?.record.invalidation == nil)
        let refusals = given(rows.keepUnstored([retiring])).1
        #expect(refusals == [0: .overtaken])
    }

    @Test("An unstored display that ended before its tip's reset adds no display time") func reset() {
        var rows = CachedRows()
        _ = rows.keepUnstored([.displayEnded(tip: "a", duration: 4, epoch: .zero)])
        rows.cache(StoredTip(epoch: RowVersion(rawValue: 5)), of: "a")
        #expect(rows.tip("a")?.record.displayDuration == 0)
    }

    @Test("Of several unstored displays, only those that began after their tip's reset add display time")
    func endsAfterReset() {
        var rows = CachedRows()
        _ = rows.fold(update())
        let reset = rows.version
        #expect(reset > .zero)
        _ = rows.keepUnstored([
            .displayEnded(tip: "a", duration: 4, epoch: .zero), .displayEnded(tip: "a", duration: 2, epoch: reset),
        ])
        rows.cache(StoredTip(epoch: reset), of: "a")
        #expect(rows.tip("a")?.record.displayDuration == 2)
    }

    @Test("If another process has stored an invalidation of a tip, an unstored invalidation has no effect")
    func firstInvalidation() {
        var rows = CachedRows()
        _ = rows.keepUnstored([.invalidated(tip: "a", reason: .tipClosed, date: moment)])
        rows.cache(StoredTip(record: theirs), of: "a")
        #expect(rows.tip("a")?.record == theirs)
    }

    @Test("Unstored displays update a tip's first and last display dates, even out of order") func dates() {
        var rows = CachedRows()
        rows.cache(
            StoredTip(record: TipRecord(displayCount: 1, firstDisplayed: later(5), lastDisplayed: later(5))),
            of: "a"
        )
        _ = rows.keepUnstored([display("a", after: 9), display("a")])
        let record = rows.tip("a")?.record
        #expect(record?.displayCount == 3)
        #expect(record?.firstDisplayed == moment)
        #expect(record?.lastDisplayed == later(9))
    }

    @Test("When too many donations are made before configure, the oldest are dropped") func earlyDonations() {
        var queue = DonationQueue()
        let count = UInt64(DonationQueue.unconfiguredLimit + 2)
        for number in 1...count {
            queue.append(
                QueuedDonation(
                    number: number,
                    event: "e",
                    stored: StoredDonation(date: moment, payload: nil),
                    limit: limit,
                    key: nil,
                    completion: nil
                )
            )
        }
        #expect(given(queue.dropOldest()))
        #expect(queue.waiting.first?.number == 3)
        #expect(queue.waiting.last?.number == count)
        #expect(!given(queue.dropOldest()))
    }

    @Test("The date of the next status change is the earliest of all tips' next changes") func earliest() {
        var table = DecisionTable()
        for (id, seconds) in [("a", 20.0), ("b", 10)] {
            table.define(TipDefinition(id: id))
            var decision = Decision(status: .pending)
            decision.dependsOnTime = true
            decision.nextChange = later(seconds)
            let serial = table.serial
            _ = table.accept(decision, on: id, reading: [], since: serial, at: moment)
        }
        #expect(table.nextChange == later(10))
    }
}
