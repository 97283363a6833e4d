import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct FaultTests {
    @Test("The error of a database is one sentence, without the statement that failed") func sentence() {
        let cause = DatabaseError(resultCode: .SQLITE_FULL, message: "no room", sql: "INSERT INTO note\nVALUES (1)")
        let error = TipStoreError.unavailable(URL(filePath: "/a"), cause)
        #expect(error.description == "The datastore /a can't be used: SQLite error 13: no room. Nothing was changed.")
    }

    @Test("Opening a store in a folder that can't be written throws an error that names the folder") func unwritable() {
        let error = #expect(throws: TipStoreError.self) {
            try SQLiteTipStore(directory: URL(fileURLWithPath: "/dev/null/tips"))
        }
        #expect(error?.kind == .unwritable)
        #expect(error?.description.contains("/dev/null/tips") == true)
    }

    @Test(
        "A store file of a newer release isn't opened or changed, and the error names the file's version",
        arguments: [1, 2, 8, 72].map { StoreSchema.version + $0 }
    )
    func newer(version: Int) throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.setting("p", "1")])
        try store.close()
        try directory.edit(
            "PRAGMA user_version = \(version); UPDATE meta SET value = \(version) WHERE key = 'schema'"
        )
        let before = try Data(contentsOf: directory.file)
        let error = #expect(throws: TipStoreError.self) { try directory.store() }
        #expect(error?.kind == .newerVersion)
        #expect(error?.description.contains("\(version)") == true)
        #expect(try Data(contentsOf: directory.file) == before)
        #expect(try directory.setAside == [])
    }

    @Test(
        "When a newer release upgrades an open store file, the older process throws and leaves the file unchanged",
        arguments: [
            "", "display.count", "invalidation.reason", "parameter.json", "donation.payload", "commit_log.id",
        ]
    )
    func newerWhileOpen(column: String) throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.setting("p", "1"), .donation(of: "e", 1)])
        let names = column.split(separator: ".")
        let renaming = names.isEmpty ? "" : "ALTER TABLE \(names[0]) RENAME COLUMN \(names[1]) TO renamed;"
        let newer = StoreSchema.version + 1
        try directory.edit(
            "PRAGMA user_version = \(newer); UPDATE meta SET value = \(newer) WHERE key = 'schema'; \(renaming)"
        )
        let before = try Data(contentsOf: directory.file)
        let opening = try #require(throws: TipStoreError.self) { try directory.store() }
        #expect(opening.kind == .newerVersion)
        for _ in 1...2 {
            #expect(throws: opening) { try store.header() }
            #expect(throws: opening) { try store.commit([.setting("p", "2"), .donation(of: "e", 2)]) }
            #expect(throws: opening) { try store.record(ofTip: "a") }
        }
        try directory.edit("SELECT 1")
        #expect(try Data(contentsOf: directory.file) == before)
        #expect(try directory.setAside == [])
    }

    @Test(
        "A store file that isn't a database is set aside, and the store opens with a new file",
        arguments: [0, 10, 4_096]
    )
    func garbage(size: Int) throws {
        let directory = TemporaryDirectory()
        try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
        try Data(repeating: 0x5A, count: size).write(to: directory.file)
        let store = try directory.store()
        try store.commit([.setting("p", "1")])
        #expect(try store.parameter("p")?.json == "1")
        #expect(try directory.setAside.isEmpty == (size == 0))
    }

    @Test("If several stores open a damaged file at the same time, the file is set aside once and all use the new one")
    func openedAtOnce()
        async throws
    {
        try await onThread {
            let directory = TemporaryDirectory()
            try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
            try Data(repeating: 0x5A, count: 4_096).write(to: directory.file)
            let stores = Mutex<[SQLiteTipStore]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                do {
                    let store = try directory.store()
                    stores.withLock { $0.append(store) }
                } catch {
                    Issue.record(error)
                }
            }
            let open = stores.withLock { $0 }
            #expect(open.count == 8)
            #expect(try directory.setAside.count == 1)
            for (number, store) in open.enumerated() { try store.commit([.donation(of: "e", number)]) }
            for store in open { #expect(try store.tally(ofEvent: "e") == 8) }
        }
    }

    @Test("The repair of a store file keeps the rows before and after a damaged page") func damagedMiddle() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.closing("closed")])
        let middle = StoredDonation(date: moment, payload: "the middle")
        try store.commit((2...399).map { .donation(of: "e", $0) })
        // Add the row twice, since one copy may be in an interior page of the tree, and only a leaf page is damaged.
        for _ in 0..<2 { try store.commit([.donated(event: "e", donation: middle, limit: .thousand)]) }
        try store.commit((402...800).map { .donation(of: "e", $0) })
        try store.host.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try store.close()
        try damage(directory.file, where: "the middle")

        let recovered = try directory.store()
        let kept = try recovered.donations(of: "e")
        #expect(try directory.setAside.count == 1)
        #expect(kept.first?.payload == "2")
        #expect(kept.last?.payload == "800")
        #expect(kept.count < 799)
        #expect(try recovered.tally(ofEvent: "e") == kept.count)
        #expect(try recovered.record(ofTip: "closed").invalidation?.reason == .tipClosed)
        try recovered.commit([.donation(of: "e", 900)])
        #expect(try recovered.donations(of: "e").count == kept.count + 1)
    }

    /// Overwrites the first leaf page of the donations' tree in which a text occurs.
    private func damage(_ file: URL, where text: String) throws {
        var data = try Data(contentsOf: file)
        let pages = stride(from: 0, to: data.count, by: 4_096).map { $0..<min($0 + 4_096, data.count) }
        // The first byte of a page is 10 if it is a leaf page of a tree without row ids, as the donations' tree is.
        let found = pages.first { data[$0.lowerBound] == 10 && data.range(of: Data(text.utf8), in: $0) != nil }
        let page = try #require(found)
        data.replaceSubrange(page, with: Data(repeating: 0xFF, count: page.count))
        try data.write(to: file)
    }

    @Test("A store file that is damaged while it is open is set aside, and the store continues with the readable rows")
    func damagedWhileOpen() throws {
        let directory = TemporaryDirectory()
        try directory.fillPages()
        let store = try directory.store()
        try directory.damageEnd()
        #expect(try store.donations(of: "e").count < 799)
        #expect(try store.record(ofTip: "closed").invalidation != nil)
        #expect(try directory.setAside.count == 1)
        try store.commit([.donation(of: "e", 900)])
        #expect(try store.payloads(of: "e").last == "900")
    }

    @Test("If two open stores find the same damage in their file, the file is set aside once and both use the new one")
    func damagedForTwo()
        throws
    {
        let directory = TemporaryDirectory()
        try directory.fillPages()
        let stores = [try directory.store(), try directory.store()]
        try directory.damageEnd()
        for store in stores { #expect(try store.donations(of: "e").count < 799) }
        #expect(try directory.setAside.count == 1)
        for (number, store) in stores.enumerated() { try store.commit([.donation(of: "mine", number)]) }
        for store in stores { #expect(try store.payloads(of: "mine") == ["0", "1"]) }
    }

    @Test("A store whose file another store has just repaired opens the repaired file instead of repairing it again")
    func repairedMeanwhile()
        throws
    {
        let directory = TemporaryDirectory()
        let stores = [try directory.store(), try directory.store()]
        try stores[0].commit((2...800).map { .donation(of: "e", $0) })
        let damaged = try stores.map { try $0.host.open() }
        try directory.damageEnd()
        let repaired = try zip(stores, damaged).map { try $0.host.file.recover(from: $1, Deadline()) }
        #expect(repaired[0].identity == repaired[1].identity)
        #expect(try directory.setAside.count == 1)
    }

    @Test("A store in a copied folder has a new replica id and a new lineage, and keeps its rows") func copied() throws
    {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.closing("a")])
        let header = try store.header()
        try store.close()
        let copy = TemporaryDirectory()
        try FileManager.default.copyItem(at: directory.url, to: copy.url)
        let copied = try copy.store()
        #expect(try copied.header().replica != header.replica)
        #expect(try copied.header().position.lineage != header.position.lineage)
        #expect(try copied.record(ofTip: "a").invalidation?.replica == header.replica)
        #expect(try directory.store().header() == header)
    }

    @Test("Erasing a store deletes all its data, and erasing a store that doesn't exist does nothing") func erasing()
        throws
    {
        let directory = TemporaryDirectory()
        try SQLiteTipStore.erase(directory: directory.url)
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        try directory.store().commit([.setting("p", "1"), .donation(of: "e", 2)])
        try SQLiteTipStore.erase(directory: directory.url)
        #expect(try directory.store().parameter("p") == nil)
    }

    @Test("All calls of a closed store throw, and an error thrown in the closure of a read is rethrown unchanged")
    func errors() throws {
        struct Own: Error {}
        let directory = TemporaryDirectory()
        let store = try directory.store()
        #expect(throws: Own.self) { try store.read { _ in throw Own() } }
        #expect(throws: DatabaseError.self) {
            try store.read { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "somebody else's") }
        }
        let nested = #expect(throws: TipStoreError.self) { try store.read { _ in try store.header() } }
        #expect(nested?.description.contains("within the closure of a read") == true)
        #expect(throws: TipStoreError.self) { try store.read { _ in try store.commit([.setting("p", "1")]) } }
        var escaped: (any StoreSnapshot)?
        try store.read { escaped = $0 }
        #expect(throws: TipStoreError.self) { try escaped?.header() }
        try store.close()
        for call in [{ _ = try store.header() }, { try store.commit([.setting("p", "1")]) }, { try store.commit([]) }] {
            #expect(throws: TipStoreError.self, performing: call)
        }
        #expect(try directory.setAside == [])
    }

    @Test("Only the owner can read and write a store's files, even if an existing file had other permissions")
    func permissions() throws {
        let directory = TemporaryDirectory()
        try directory.store().close()
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: directory.file.path)
        let store = try directory.store()
        let watch = try store.watch {}
        defer { withExtendedLifetime(watch) {} }
        try store.commit([.setting("p", "1")])
        let made = TemporaryDirectory()
        let other = try made.store()
        try other.commit([.setting("p", "1")])
        for folder in [directory.folder, made.folder] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.contains("tips-store.db-wal") && names.contains("tips-store.db-shm"))
            for name in names {
                let path = folder.appendingPathComponent(name).path
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(mode == 0o600, "\(name)")
            }
        }
    }
}
