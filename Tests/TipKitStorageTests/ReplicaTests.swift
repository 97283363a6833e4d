import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the exchange of rows between replicas of a datastore.
@Suite struct ReplicaTests {
    private let here = TemporaryDirectory()
    private let there = TemporaryDirectory()

    private func all(_ store: any TipStore) throws -> RowBatch { try store.rows().rows }

    /// Pairs of replicas: both on disk, both in memory, and one of each kind.
    private func pairs() throws -> [(any TipStore, any TipStore)] {
        [
            (try here.store(), try there.store()), (InMemoryTipStore(), InMemoryTipStore()),
            (try SQLiteTipStore(directory: here.url.appendingPathComponent("2")), InMemoryTipStore()),
        ]
    }

    @Test("Two replicas that exchange their rows contain the same data afterwards, even after repeated exchanges")
    func exchange()
        throws
    {
        for (one, two) in try pairs() {
            try one.commit([
                .display("a"), .displayEnded(tip: "a", duration: 2, epoch: .zero), .setting("p", "1"),
                .donation(of: "e", 1), .closing("b"),
            ])
            try two.commit([
                .display("a", after: 5), .setting("p", "2", after: 5), .donation(of: "e", after: 5, 2),
                .closing("b", after: 5), .tipReset(tip: "c", date: moment),
            ])
            for _ in 1...2 {
                try two.merge(all(one), at: moment.addingTimeInterval(60))
                try one.merge(all(two), at: moment.addingTimeInterval(60))
            }
            for store in [one, two] {
                #expect(try store.record(ofTip: "a").displayCount == 2)
                #expect(try store.record(ofTip: "a").displayDuration == 2)
                #expect(try store.record(ofTip: "b").invalidation?.date == moment)
                #expect(try store.parameter("p")?.json == "2")
                #expect(try store.payloads(of: "e") == ["1", "2"])
            }
            #expect(PersonRows(try all(one)) == PersonRows(try all(two)))
        }
    }

    @Test("Merging another replica's rows is one commit, and its update reports only rows that changed") func commit()
        throws
    {
        for (one, two) in try pairs() {
            try one.commit([.display("a"), .setting("p", "1"), .donation(of: "e", 1)])
            let start = try two.header().position
            let update = try two.merge(all(one), at: moment).update
            #expect(update.position.number == start.number + 1)
            let seen = try two.update(since: start)
            #expect(seen.rows.contains(.tip("a", try two.read { try $0.tip("a") })))
            #expect(seen.rows.contains(.parameter("p", try two.parameter("p"))))
            #expect(seen.rows.contains(.event("e", count: 1)))
            let again = try two.merge(all(one), at: moment).update.position
            #expect(try two.update(since: StorePosition(lineage: again.lineage, number: again.number - 1)).rows == [])
        }
    }

    @Test("A change after a merge gets a greater version than the merged rows, even if this replica's clock is behind")
    func followed() throws {
        for (one, two) in try pairs() {
            try one.commit([.setting("p", "ahead", after: 3_600)])
            try two.merge(all(one), at: moment)
            try two.commit([.setting("p", "behind")])
            #expect(try two.parameter("p")?.json == "behind")
            try one.merge(all(two), at: moment)
            #expect(try one.parameter("p")?.json == "behind")
        }
    }

    @Test("If a batch contains a row from a clock more than a day ahead, the whole batch is refused") func ahead()
        throws
    {
        for (one, two) in try pairs() {
            try one.commit([.setting("q", "1"), .setting("p", "1", after: 90_000)])
            #expect(throws: RowError.self) { try two.merge(all(one), at: moment) }
            #expect(try two.parameter("q") == nil)
            try two.merge(all(one), at: moment.addingTimeInterval(4_000))
            #expect(try two.parameter("p")?.json == "1")
        }
    }

    @Test("The end of a display increases its row's version, so that other replicas get the display's duration")
    func displayEnd() throws {
        for (one, two) in try pairs() {
            try one.commit([.display("a")])
            try two.merge(all(one), at: moment)
            try one.commit([.displayEnded(tip: "a", duration: 4, epoch: .zero)])
            try two.merge(all(one), at: moment)
            #expect(try two.record(ofTip: "a").displayDuration == 4)
        }
    }

    @Test("If a replica moves the start of the pause between tips, other replicas and the exchanged rows don't change")
    func pause() throws {
        for (one, two) in try pairs() {
            try one.commit([.display("a", after: 1_000)])
            try two.merge(all(one), at: moment)
            let before = PersonRows(try all(two))
            try two.commit([.pauseMoved(date: moment)])
            #expect(try two.header().latestFirstDisplay?.date == moment)
            #expect(PersonRows(try all(two)) == before)
            #expect(try one.header().latestFirstDisplay?.date == moment.addingTimeInterval(1_000))
            try two.merge(all(one), at: moment)
            #expect(try two.header().latestFirstDisplay?.date == moment)
        }
    }

    @Test("Donations that a limit has dropped don't come back from another replica") func floor() throws {
        let two = StoredDonationLimit(maximumCount: 2, maximumAge: nil)
        for (one, other) in try pairs() {
            try one.commit((1...2).map { .donation(of: "e", limit: two, $0) })
            try other.merge(all(one), at: moment)
            try one.commit((3...4).map { .donation(of: "e", limit: two, $0) })
            try one.merge(all(other), at: moment)
            #expect(try one.payloads(of: "e") == ["3", "4"])
            #expect(try one.tally(ofEvent: "e") == 2)
            try other.merge(all(one), at: moment)
            #expect(try other.payloads(of: "e") == ["3", "4"])
        }
    }

    @Test("Data that a reset deleted doesn't come back from another replica") func reset() throws {
        for (one, two) in try pairs() {
            try one.commit([.display("a"), .closing("a"), .setting("p", "1"), .donation(of: "e", 1)])
            try two.merge(all(one), at: moment)
            let old = try all(two)
            try one.commit([.allReset(date: moment)])
            try one.merge(old, at: moment)
            #expect(try one.read { try $0.tips() + $0.parameters() + $0.events() } == [])
            try two.merge(all(one), at: moment)
            #expect(try two.record(ofTip: "a") == TipRecord())
            #expect(try two.parameter("p") == nil)
            #expect(try two.tally(ofEvent: "e") == 0)
            #expect(try two.header().latestFirstDisplay == nil)
        }
    }

    @Test("A transient parameter isn't exchanged between replicas") func transient() throws {
        for (one, two) in try pairs() {
            try one.commit([.parameterSet(id: "t", json: "1", isTransient: true, date: moment)])
            #expect(try one.parameter("t")?.json == "1")
            #expect(try all(one).isEmpty)
            try two.merge(all(one), at: moment)
            #expect(try two.parameter("t") == nil)
            try one.commit([.allReset(date: moment)])
            #expect(try one.parameter("t") == nil)
        }
    }

    @Test("A replica's query for rows changed after a position returns only the replica's own changes since then")
    func since()
        throws
    {
        for (one, two) in try pairs() {
            try one.commit([.display("a"), .closing("b"), .setting("p", "1"), .donation(of: "e", 1)])
            let first = try one.rows()
            #expect(try one.rows(changedAfter: first.position).rows.isEmpty)
            try two.commit([.display("theirs"), .setting("theirs", "1")])
            try one.merge(all(two), at: moment)
            try one.commit([.display("a"), .donation(of: "e", 2), .tipReset(tip: "b", date: moment)])
            let later = try one.rows(changedAfter: first.position)
            #expect(later.rows.displays.map(\.tip) == ["a"])
            #expect(later.rows.resets.map(\.scope) == [.tip("b")])
            #expect(later.rows.parameters.isEmpty)
            #expect(later.rows.donations.contains { $0.payload == "2" })
            // Merging only these two batches must be enough for the other replica to have all rows.
            try two.merge(first.rows, at: moment)
            try two.merge(later.rows, at: moment)
            #expect(PersonRows(try all(two)) == PersonRows(try all(one)))
            try one.commit([.allReset(date: moment)])
            #expect(try one.rows(changedAfter: later.position).rows.resets.contains { $0.scope == .everything })
        }
    }

    @Test("An event keeps its largest donation limit, even if a later launch requests a smaller limit") func widest()
        throws
    {
        let hundred = StoredDonationLimit(maximumCount: 100, maximumAge: nil)
        let three = StoredDonationLimit(maximumCount: 3, maximumAge: nil)
        var store = try here.store()
        try store.commit((1...50).map { .donation(of: "e", limit: hundred, $0) })
        try store.close()
        store = try here.store()
        try store.commit([.donation(of: "e", limit: three, 51)])
        #expect(try store.tally(ofEvent: "e") == 51)
    }

    @Test("A store that is restored or copied to another machine becomes another replica; a moved store doesn't")
    func identity() throws {
        let store = try here.store()
        try store.commit([.setting("p", "1")])
        let replica = try store.header().replica
        try store.close()
        try FileManager.default.moveItem(at: here.url, to: there.url)
        let moved = try there.store()
        #expect(try moved.header().replica == replica)
        try moved.close()
        // Restore a backup to the original location.
        let backup = TemporaryDirectory()
        try FileManager.default.copyItem(at: there.url, to: backup.url)
        try FileManager.default.removeItem(at: there.url)
        try FileManager.default.moveItem(at: backup.url, to: there.url)
        let restored = try there.store()
        let second = try restored.header().replica
        #expect(second != replica)
        #expect(try restored.parameter("p")?.json == "1")
        try restored.close()
        // Simulate a copy on another machine, where the file happens to have the same inode.
        try there.edit("UPDATE meta SET value = 'another machine' WHERE key = 'machine'")
        #expect(try there.store().header().replica != second)
    }

    @Test("A reset in a copied store also deletes the rows that the original store wrote") func copied() throws {
        let store = try here.store()
        try store.commit([.donation(of: "e", 1), .setting("p", "1"), .closing("a"), .display("a")])
        try store.close()
        try FileManager.default.copyItem(at: here.url, to: there.url)
        let copy = try there.store()
        try copy.commit([.allReset(date: moment.addingTimeInterval(1))])
        try copy.flush()
        for table in ["donation", "parameter", "invalidation", "display"] {
            #expect(try copy.number("SELECT count(*) FROM \(table)") == 0, "\(table)")
        }
    }
}
