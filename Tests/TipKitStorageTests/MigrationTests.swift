import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct MigrationTests {
    @Test("A store of the first shape, written by the first release, is carried over with all it holds")
    func firstShape() throws {
        let directory = TemporaryDirectory()
        let old = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/version-1.db")
        try FileManager.default.createDirectory(
            at: directory.file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(at: old, to: directory.file)
        let store = try directory.store()
        #expect(try store.record(ofTip: "WelcomeTip")?.displayCount == 1)
        #expect(try store.record(ofTip: "WelcomeTip")?.invalidation?.reason == .actionPerformed)
        #expect(try store.record(ofTip: "FavouriteTip")?.invalidation?.reason == .actionPerformed)
        #expect(try store.parameter("ShareTip+favouriteCount")?.json == "1")
        #expect(try store.tally(ofEvent: "visit-Larch Valley") == 3)
        let donations = try store.donations(of: "visit-Larch Valley")
        #expect(donations.count == 3)
        #expect(donations.map(\.date) == donations.map(\.date).sorted())
        #expect(try store.open().latestFirstDisplay?.tip == "WelcomeTip")
        let header = try store.open()
        try store.commit([
            .donated(
                event: "visit-Larch Valley",
                donation: StoredDonation(date: moment, payload: nil),
                limit: .thousand,
                version: header.latestVersion.next(at: moment)
            )
        ])
        // The file is a copy, so this replica is another than the one that wrote it.
        #expect(try store.tally(ofEvent: "visit-Larch Valley") == 4)
        #expect(try store.donations(of: "visit-Larch Valley").count == 4)
    }

    @Test("Damage that shows while the store is open is set aside, and the store goes on with what can be read")
    func damagedWhileOpen() throws {
        let directory = TemporaryDirectory()
        let writer = try directory.store()
        try writer.commit([.invalidated(tip: "closed", reason: .tipClosed, date: moment, version: version(1))])
        try writer.commit((2...800).map { donation(of: "e", Int64($0)) })
        try writer.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try writer.close()
        let store = try directory.store()
        let handle = try FileHandle(forUpdating: directory.file)
        let size = try handle.seekToEnd()
        for page in [2, 4, 6] {
            try handle.seek(toOffset: size - UInt64(page) * 4_096)
            try handle.write(contentsOf: Data(repeating: 0xFF, count: 4_096))
        }
        try handle.close()
        let kept = try store.donations(of: "e")
        #expect(kept.count < 799)
        #expect(try store.record(ofTip: "closed")?.invalidation != nil)
        #expect(try directory.setAside.count == 1)
        try store.commit([donation(of: "e", 900)])
        #expect(try store.donations(of: "e").last?.payload == "900")
    }

    @Test("Rows that a reset puts out of account are swept away, however many") func sweeping() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let many = StoredDonationLimit(maximumCount: 100_000, maximumAge: nil)
        for start in stride(from: 1, to: 5_001, by: 1_000) {
            try store.commit((start..<start + 1_000).map { donation(of: "e", limit: many, Int64($0)) })
        }
        try store.commit([.donationsDeleted(event: "e", version: version(9_000))])
        #expect(try store.tally(ofEvent: "e") == 0)
        #expect(try store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM donation") } == 0)
    }

    @Test("A reset that a dead process left half swept is finished at the next opening") func halfSwept() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit(
            (1...2_500).map { donation(of: "e", limit: .init(maximumCount: 9_999, maximumAge: nil), Int64($0)) }
        )
        try store.commit([donation(of: "kept", 2_600)])
        let replica = try store.open().replica
        try store.queue.write { database in
            try database.execute(sql: "INSERT INTO reset VALUES ('event:e', ?, 3000, FALSE)", arguments: [replica])
        }
        try store.close()
        let next = try directory.store()
        #expect(try next.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM donation") } == 1)
        #expect(try next.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM reset WHERE NOT isSwept") } == 0)
        #expect(try next.donations(of: "kept").count == 1)
    }
}
