import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the sweep: the deletion, in the background, of rows made obsolete by a reset.
@Suite struct SweepTests {
    private static let rows = """
        SELECT (SELECT count(*) FROM donation) + (SELECT count(*) FROM display)
            + (SELECT count(*) FROM invalidation) + (SELECT count(*) FROM parameter)
        """
    /// A query for the number of resets whose obsolete rows haven't been deleted yet.
    private static let waiting = "SELECT count(*) FROM sweep"

    @Test("Only the rows made obsolete by a reset are deleted in the background")
    func sweeping() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for start in stride(from: 0, to: 5_000, by: 1_000) {
            try store.commit((start..<start + 1_000).map { .donation(of: "e", limit: .million, $0) })
        }
        try store.commit([.donationsDeleted(event: "e", date: moment), .donation(of: "e", 1), .donation(of: "f", 2)])
        #expect(try store.tally(ofEvent: "e") == 1)
        store.host.sweeping.wait()
        #expect(try store.number("SELECT count(*) FROM donation") == 2)
        try store.commit([.display("a"), .closing("a"), .display("b"), .setting("p", "1")])
        try store.commit([.tipReset(tip: "a", date: moment)])
        store.host.sweeping.wait()
        #expect(try store.number(Self.rows) == 4)
        try store.commit([.allReset(date: moment), .closing("c"), .setting("p", "2"), .donation(of: "e", 3)])
        store.host.sweeping.wait()
        #expect(try store.number(Self.rows) == 3)
        #expect(try store.number(Self.waiting) == 0)
        #expect(try store.payloads(of: "e") == ["3"])
    }

    @Test("A reset takes effect before the sweep has deleted the obsolete rows") func behindTheBack() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for start in stride(from: 0, to: 5_000, by: 1_000) {
            try store.commit((start..<start + 1_000).map { .donation(of: "e", limit: .million, $0) })
        }
        let held = DispatchSemaphore(value: 0)
        store.host.background.async { held.wait() }
        try store.commit([.allReset(date: moment)])
        #expect(try store.number("SELECT count(*) FROM donation") == 5_000)
        #expect(try store.tally(ofEvent: "e") == 0)
        held.signal()
        store.host.sweeping.wait()
        #expect(try store.number("SELECT count(*) FROM donation") == 0)
    }

    @Test("Donations made while a sweep deletes obsolete rows are kept") func meanwhile() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for round in 1...3 {
            for _ in 0..<5 { try store.commit((0..<1_000).map { .donation(of: "e", limit: .million, $0) }) }
            try store.commit([.allReset(date: moment)])
            for number in 0..<50 { try store.commit([.donation(of: "e", limit: .million, number)]) }
            #expect(try store.tally(ofEvent: "e") == 50, "round \(round)")
            store.host.sweeping.wait()
            #expect(try store.donations(of: "e").count == 50, "round \(round)")
            #expect(try store.number("SELECT count(*) FROM donation") == 50, "round \(round)")
        }
    }

    @Test("If closing a store interrupts a sweep of obsolete rows, the next opening finishes it without a new commit")
    func closing() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit((0..<9_000).map { .donation(of: "e", limit: .million, $0) })
        let done = try store.commit([.donationsDeleted(event: "e", date: moment)])
        try store.host.abandon()
        store.host.sweeping.wait()
        let next = try directory.store()
        next.host.sweeping.wait()
        #expect(try next.number("SELECT count(*) FROM donation") == 0)
        #expect(try next.header().position == done.update.position)
    }

    @Test("If a process is killed before it deletes the rows of a reset, the next opening of the store deletes them")
    func halfSwept() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit((1...2_500).map { .donation(of: "e", limit: .million, $0) })
        try store.commit([.donation(of: "kept", 2_600)])
        let version = try store.header().latestVersion.rawValue + 1
        try store.host.queue.write { database in
            try database.execute(sql: "INSERT INTO reset VALUES (1, 'event:e', 'r', ?)", arguments: [version])
            try database.execute(sql: "INSERT INTO sweep VALUES (1, 'event:e')")
        }
        // Abandon the store instead of closing it, since closing would delete the obsolete rows.
        try store.host.abandon()
        let next = try directory.store()
        next.host.sweeping.wait()
        #expect(try next.number("SELECT count(*) FROM donation") == 1)
        #expect(try next.number(Self.waiting) == 0)
        #expect(try next.donations(of: "kept").count == 1)
    }

    @Test("A sweep that deletes few obsolete rows of one event continues with the next event in the same transaction")
    func lastOfPart() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for event in ["e", "f"] {
            try store.commit((1..<StoreWriter.rowsPerSweep).map { .donation(of: event, limit: .million, $0) })
        }
        try store.commit([.allReset(date: moment)])
        store.host.sweeping.wait()
        #expect(try store.number("SELECT count(*) FROM donation") == 0)
    }

    @Test("Each transaction of a sweep deletes at most 2 000 obsolete rows") func parts() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        // The sweep that opening starts would delete some of the rows.
        store.host.sweeping.wait()
        try store.commit((0..<5_000).map { .donation(of: "e", limit: .million, $0) })
        try store.host.queue.write { database in
            let version = RowVersion.greatest.rawValue
            try database.execute(sql: "INSERT INTO reset VALUES (1, '', 'r', ?)", arguments: [version])
            try database.execute(sql: "INSERT INTO sweep VALUES (1, '')")
        }
        var left = [5_000]
        while try store.host.queue.write({ try StoreSweeper(database: $0).sweep() }) {
            left.append(try store.number("SELECT count(*) FROM donation") ?? -1)
        }
        #expect(left == [5_000, 3_000, 1_000, 0])
    }

    @Test("A sweep never deletes a current row, even if a flipped bit in the file has put rows out of order")
    func outOfOrder() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for number in 0..<9 { try store.commit([.setting("parameter-\(number)", "1")]) }
        let row = Data("parameter-1\(try store.header().replica)".utf8)
        try store.close()
        var data = try Data(contentsOf: directory.file)
        let place = try #require(data.range(of: row))
        // Give the second row a greater id than the last row, so that a binary search can't find the third row.
        data[place.lowerBound + 6] ^= 8
        try data.write(to: directory.file)
        let next = try directory.store()
        // The third row isn't found, so it is inserted again: there are now two rows with one key, and the sweep
        // must delete only the one from before the reset.
        try next.commit([.setting("parameter-2", "2")])
        try next.commit([.allReset(date: moment), .setting("parameter-2", "3")])
        next.host.sweeping.wait()
        #expect(try next.number(Self.waiting) == 0)
        #expect(try next.parameter("parameter-2")?.json == "3")
    }
}
