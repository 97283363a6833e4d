import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct FaultTests {
    @Test("A place that can't be written is an error that names it") func unwritable() {
        let error = #expect(throws: TipStoreError.self) {
            try SQLiteTipStore(directory: URL(fileURLWithPath: "/dev/null/tips"))
        }
        #expect(error?.kind == .unwritable)
        #expect(error?.description.contains("/dev/null/tips") == true)
    }

    @Test("A store of a newer release is refused with its version, and left as it is") func newer() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.parameterSet(id: "p", json: "1", version: version(1))])
        try store.queue.write { try $0.execute(sql: "PRAGMA user_version = 77") }
        try store.close()
        let error = #expect(throws: TipStoreError.self) { try directory.store() }
        #expect(error?.kind == .newerVersion)
        #expect(error?.description.contains("77") == true)
        let rows = try DatabaseQueue(path: directory.file.path).read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM parameter")
        }
        #expect(rows == 1)
    }

    @Test("A file that is no database is set aside, and the store starts", arguments: [0, 10, 4_096])
    func garbage(size: Int) throws {
        let directory = TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: directory.file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(repeating: 0x5A, count: size).write(to: directory.file)
        let store = try directory.store()
        try store.commit([.parameterSet(id: "p", json: "1", version: version(1))])
        #expect(try store.parameter("p")?.json == "1")
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.file.deletingLastPathComponent().path)
        #expect(names.contains { $0.hasPrefix("tips-store.damaged-") } == (size > 0))
    }

    @Test("Of a file damaged in the middle, what can be read is kept") func damagedMiddle() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.invalidated(tip: "closed", reason: .tipClosed, date: moment, version: version(1))])
        let middle = StoredDonation(date: moment, payload: "the middle")
        try store.commit((2...399).map { donation(of: "e", $0) })
        // Two, since one may stand in a branch of the tree.
        for number in [400, 401] as [Int64] {
            try store.commit([.donated(event: "e", donation: middle, limit: .thousand, version: version(number))])
        }
        try store.commit((402...800).map { donation(of: "e", $0) })
        try store.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try store.close()
        try damage(directory.file, where: "the middle")

        let recovered = try directory.store()
        let kept = try recovered.donations(of: "e")
        #expect(try directory.setAside.count == 1)
        #expect(kept.first?.payload == "2")
        #expect(kept.count < 799)
        #expect(try recovered.record(ofTip: "closed")?.invalidation?.reason == .tipClosed)
        try recovered.commit([donation(of: "e", 900)])
        #expect(try recovered.donations(of: "e").count == kept.count + 1)
    }

    /// Overwrites the first leaf of a tree that holds a text.
    private func damage(_ file: URL, where text: String) throws {
        var data = try Data(contentsOf: file)
        let pages = stride(from: 0, to: data.count, by: 4_096).map { $0..<min($0 + 4_096, data.count) }
        // 10 is the first byte of a leaf in a tree without row ids, such as the donations'.
        let found = pages.first { data[$0.lowerBound] == 10 && data.range(of: Data(text.utf8), in: $0) != nil }
        let page = try #require(found)
        data.replaceSubrange(page, with: Data(repeating: 0xFF, count: page.count))
        try data.write(to: file)
    }

    @Test("On a full disk a commit throws and changes nothing, and later commits work") func fullDisk() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([donation(of: "e", 1)])
        let pages = try store.queue.writeWithoutTransaction { database in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
            return pages
        }
        let large = StoredDonation(date: moment, payload: String(repeating: "x", count: 100_000))
        #expect(throws: TipStoreError.self) {
            try store.commit([
                donation(of: "e", 2), .donated(event: "e", donation: large, limit: .thousand, version: version(3)),
            ])
        }
        #expect(try store.donations(of: "e").count == 1)
        try store.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages + 100)") }
        try store.commit([donation(of: "e", 4)])
        #expect(try store.donations(of: "e").map(\.payload) == ["1", "4"])
    }

    @Test("A copied folder takes a new replica id, and keeps what was written") func copied() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.invalidated(tip: "a", reason: .tipClosed, date: moment, version: version(1))])
        let replica = try store.open().replica
        try store.close()
        let copy = TemporaryDirectory()
        try FileManager.default.copyItem(at: directory.url, to: copy.url)
        let copied = try copy.store()
        #expect(try copied.open().replica != replica)
        #expect(try copied.record(ofTip: "a")?.invalidation?.replica == replica)
        #expect(try directory.store().open().replica == replica)
    }

    @Test("Erasing forgets everything, and erasing nothing is fine") func erasing() throws {
        let directory = TemporaryDirectory()
        try SQLiteTipStore.erase(directory: directory.url)
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        try directory.store().commit([.parameterSet(id: "p", json: "1", version: version(1)), donation(of: "e", 2)])
        try SQLiteTipStore.erase(directory: directory.url)
        #expect(try directory.store().parameter("p") == nil)
    }
}
