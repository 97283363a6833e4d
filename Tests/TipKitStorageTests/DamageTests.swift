import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests that a store repairs files whose contents are invalid.
@Suite struct DamageTests {
    /// SQL statements that each make the contents of a store's file invalid.
    private static let wrongs: [String] = [
        "UPDATE display SET count = 'many' WHERE tip = 'wrong'",
        "UPDATE display SET count = -1 WHERE tip = 'wrong'",
        "UPDATE display SET count = 1 << 60 WHERE tip = 'wrong'",
        "UPDATE display SET count = 1.5 WHERE tip = 'wrong'",
        "UPDATE display SET duration = x'00' WHERE tip = 'wrong'",
        "UPDATE display SET duration = 9e999 WHERE tip = 'wrong'",
        "UPDATE display SET first = 'yesterday' WHERE tip = 'wrong'",
        "UPDATE pause SET date = 'yesterday' WHERE tip = 'wrong'",
        "UPDATE display SET epoch = 'x' WHERE tip = 'wrong'",
        "UPDATE display SET limitGroups = 'no JSON' WHERE tip = 'wrong'",
        "UPDATE display SET snoozes = -1 WHERE tip = 'wrong'", "UPDATE display SET wakes = 'x' WHERE tip = 'wrong'",
        "UPDATE display SET limitGroups = '[1]' WHERE tip = 'wrong'", "ALTER TABLE display DROP COLUMN limitGroups",
        "UPDATE pause SET tip = x'00' WHERE tip = 'wrong'",
        "UPDATE invalidation SET date = 'x' WHERE tip = 'wrong'",
        "UPDATE invalidation SET reason = x'00' WHERE tip = 'wrong'",
        "UPDATE invalidation SET replica = 5.5, replica = x'01' WHERE tip = 'wrong'",
        "UPDATE parameter SET json = x'00' WHERE parameter = 'wrong'",
        "UPDATE parameter SET version = 'x' WHERE parameter = 'wrong'",
        "UPDATE parameter SET version = \(Int64.max) WHERE parameter = 'wrong'",
        "UPDATE parameter SET version = \(RowVersion.greatest.rawValue + 1) WHERE parameter = 'wrong'",
        "UPDATE parameter SET version = -1 WHERE parameter = 'wrong'",
        "UPDATE event SET count = 'x' WHERE event = 'wrong'",
        "UPDATE event SET count = -5 WHERE event = 'wrong'",
        "UPDATE event SET version = \(Int64.max) WHERE event = 'wrong'",
        "UPDATE event SET floor = -1 WHERE event = 'wrong'",
        "UPDATE event SET epoch = x'00' WHERE event = 'wrong'",
        "UPDATE donation SET date = 'x' WHERE event = (SELECT number FROM event WHERE event = 'wrong')",
        "UPDATE donation SET payload = x'00' WHERE event = (SELECT number FROM event WHERE event = 'wrong')",
        "UPDATE donation SET version = CAST(version AS BLOB) WHERE event = (SELECT number FROM event WHERE event = 'wrong')",
        "UPDATE note SET rules = 'no JSON' WHERE tip = 'wrong'",
        "UPDATE note SET date = 'x' WHERE tip = 'wrong'",
        "UPDATE note SET maxCount = 'x' WHERE tip = 'wrong'",
        "INSERT INTO reset VALUES (1, 'tip:wrong', 'r', \(Int64.max))",
        "INSERT INTO reset VALUES (1, 'tip:wrong', 'r', 'x')",
        "INSERT INTO reset VALUES (1, 'tip:wrong', 'r', -1)",
        "UPDATE person SET version = \(Int64.max)", "UPDATE person SET version = -1", "UPDATE person SET number = 'x'",
        "UPDATE person SET number = -1", "UPDATE person SET lineage = x'00'", "UPDATE person SET id = x'00'",
        "DELETE FROM person", "DROP TABLE meta", "DROP TABLE person", "DROP TABLE event",
        "DROP TABLE note", "DROP TABLE reset", "DROP TABLE commit_log",
        "ALTER TABLE pause RENAME COLUMN date TO dat", "ALTER TABLE donation RENAME COLUMN payload TO load",
        "PRAGMA user_version = 0", "PRAGMA user_version = \(StoreSchema.version + 1)", "PRAGMA user_version = 9",
        "PRAGMA user_version = -2147483647",
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = 'CREATE TABLE note (' WHERE name = 'note'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = 0 WHERE name = 'note'",
        "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'count', 'coumt')"
            + " WHERE name = 'display'",
    ]

    @Test(
        "A store file with an invalid value is set aside, and its valid rows are kept in a new file",
        arguments: wrongs
    )
    func wrong(sql: String) throws {
        let directory = TemporaryDirectory()
        var store = try directory.store()
        try fill(store)
        try store.close()
        try directory.edit(sql)
        store = try directory.store()
        try use(store)
        #expect(try directory.setAside.count == 1)
        if !sql.hasPrefix("DROP TABLE meta"), !sql.contains("coumt") {
            #expect(try store.record(ofTip: "right").displayCount == 2)
        }
        #expect(try store.record(ofTip: "right").invalidation?.reason == .tipClosed)
        #expect(try store.parameter("right")?.json == "2")
        #expect(try store.tally(ofEvent: "right") == store.donations(of: "right").count)
        if !sql.contains("load"), sql != "DROP TABLE event" {
            #expect(try store.payloads(of: "right") == ["1", "2", "3"])
        }
        // Open the repaired file again, to check that it doesn't need another repair.
        try store.close()
        try use(try directory.store())
        #expect(try directory.setAside.count == 1)
    }

    @Test(
        "If a damaged store lost its highest version, the repair reads it from the rows, so that no version is reused"
    )
    func versions()
        throws
    {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.setting("p", "1")])
        let version = try #require(try store.parameter("p")).version
        try store.close()
        try directory.edit("UPDATE person SET version = 'x'")
        let again = try directory.store()
        #expect(try directory.setAside.count == 1)
        #expect(try again.parameter("p")?.version == version)
        #expect(try again.header().latestVersion >= version)
    }

    @Test("Display counts, durations and tallies whose sum over all replicas is too large are limited to the maximum")
    func sums() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try fill(store)
        try store.close()
        let most = RowNumber.greatestCount
        for replica in ["a", "b", "c"] {
            try directory.edit(
                """
                INSERT INTO display (person, tip, replica, epoch, version, count, duration, first, last)
                    VALUES (1, 'right', '\(replica)', 0, 1, \(most), \(most), 1, 1);
                INSERT INTO event (person, event, replica, version, floor, maximumCount, count)
                    VALUES (1, 'right', '\(replica)', 1, 0, 1, \(most))
                """
            )
        }
        let again = try directory.store()
        #expect(try again.record(ofTip: "right").displayCount == Int(most))
        #expect(try again.record(ofTip: "right").displayDuration == Double(most))
        #expect(try again.tally(ofEvent: "right") == Int(most))
        #expect(try directory.setAside == [])
    }

    @Test("If a store's file is damaged and deleted while it is open, its valid rows are kept in a new file")
    func deleted() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try fill(store)
        let other = try directory.store()
        // Set an invalid schema version, so that the rows can't be saved by simply copying the deleted file.
        try directory.edit("PRAGMA user_version = \(StoreSchema.version - 1)")
        try FileManager.default.removeItem(at: directory.folder)
        try store.commit([.donation(of: "right", after: 2, 4)])
        for one in [store, other, try directory.store()] {
            #expect(try one.record(ofTip: "right").displayCount == 2)
            #expect(try one.record(ofTip: "right").invalidation?.reason == .tipClosed)
            #expect(try one.parameter("right")?.json == "2")
            #expect(try one.payloads(of: "right") == ["1", "2", "3", "4"])
        }
    }

    @Test("If a store's file is damaged again after each repair, the error says what is damaged")
    func damagedAgain() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let error = #expect(throws: TipStoreError.self) {
            try store.host.withRepairs { _, _ -> Void in throw StoreDamage("a row has no number") }
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.description.contains("a row has no number") == true)
    }

    private func fill(_ store: SQLiteTipStore) throws {
        for id in ["right", "wrong"] {
            try store.commit([
                .display(id), .display(id, after: 5), .displayEnded(tip: id, duration: 1, epoch: .zero), .closing(id),
                .setting(id, "2"), .donation(of: id, 1), .donation(of: id, after: 1, 2), .donation(of: id, after: 1, 3),
                .noted(TipNote(tip: id, date: moment, status: .available, summary: "May appear.", nextChange: moment)),
            ])
        }
    }

    /// Reads and writes rows of every kind, which fails or causes a repair if any of them is damaged.
    private func use(_ store: SQLiteTipStore) throws {
        let header = try store.header()
        for id in ["wrong", "right"] {
            _ = try store.record(ofTip: id)
            _ = try store.parameter(id)
            _ = try store.tally(ofEvent: id)
            _ = try store.donations(of: id)
        }
        _ = try store.notes()
        _ = try store.update(since: StorePosition(lineage: header.position.lineage, number: 0))
        _ = try store.commit(
            [
                .display("wrong"), .displayEnded(tip: "wrong", duration: 1, epoch: try store.epoch(ofTip: "wrong")),
                .closing("wrong"), .pauseMoved(date: moment), .setting("wrong", "3"), .donation(of: "wrong", 9),
                .late(.setting("wrong", "4"), knowing: .greatest), .display("other", DisplayLimits(maximumCount: 1)),
                .donation(of: "wrong", limit: StoredDonationLimit(maximumCount: 9, maximumAge: 5), 10),
                .noted(TipNote(tip: "wrong", date: moment, status: .pending, summary: "Hidden.")),
            ],
            after: header.position
        )
    }
}
