import Foundation
import TestSupport
import Testing
import TipRows

@testable import TipSyncServer

/// The row store in SQLite.
@Suite final class SQLiteRowStoreTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.file("rows.db") }

    @Test("The SQLite row store passes the checks for all row stores", arguments: RowStoreConformance.checks)
    func conforms(_ check: RowStoreConformance) async throws {
        let store = try SQLiteRowStore(path: path)
        try await check.check(store)
        try await store.close()
    }

    @Test("Merged rows and the cursor survive closing and reopening the row store's file") func reopened() async throws
    {
        let person = try Rows.person()
        let store = try SQLiteRowStore(path: path)
        try await store.merge(Rows.set("1", 1), of: person, room: 1_000)
        let cursor = try await store.cursor(of: person)
        try await store.close()
        let again = try SQLiteRowStore(path: path)
        #expect(try await again.cursor(of: person) == cursor)
        #expect(try await again.rows(of: person).parameters.map(\.json) == ["1"])
        try await again.close()
    }

    @Test("A store for reading reads beside the store that writes, and changes nothing") func reading() async throws {
        let person = try Rows.person()
        let store = try SQLiteRowStore(path: path)
        try await store.merge(Rows.set("1", 1), of: person, room: 1_000)
        let reader = try SQLiteRowStore(reading: path)
        #expect(try await reader.rows(of: person).parameters.map(\.json) == ["1"])
        await #expect(throws: RowStoreError.self) {
            try await reader.merge(Rows.set("2", 2), of: person, room: 1_000)
        }
        await #expect(throws: RowStoreError.self) { try await reader.erase(person) }
        try await reader.close()
        #expect(try await store.rows(of: person).parameters.map(\.json) == ["1"])
        try await store.close()
    }

    @Test("Opening for reading creates no file, and leaves a file of other programs as it is") func readingOthers()
        throws
    {
        #expect(throws: RowStoreError.self) { try SQLiteRowStore(reading: path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        for contents in [
            "", "notes of another program, which are longer than the head of a database file. ".repeated(9),
        ] {
            try Data(contents.utf8).write(to: URL(filePath: path))
            #expect(throws: RowStoreError.self) { try SQLiteRowStore(reading: path) }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(contents.utf8))
        }
    }

    @Test("Only the owner of the row store's file can read or write the file") func mode() throws {
        _ = try SQLiteRowStore(path: path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test("If the row store's file is deleted while it is open, the file is recreated with new lineages")
    func deleted() async throws {
        let person = try Rows.person()
        let store = try SQLiteRowStore(path: path)
        try await store.merge(Rows.set("1", 1), of: person, room: 1_000)
        let cursor = try await store.cursor(of: person)
        for suffix in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + suffix) }
        try await store.merge(Rows.set("2", 2), of: person, room: 1_000)
        #expect(try await store.cursor(of: person).lineage != cursor.lineage)
        try await store.close()
    }

    @Test("After a row store is closed, all rows are in its file alone") func oneFile() async throws {
        let person = try Rows.person()
        let store = try SQLiteRowStore(path: path)
        try await store.merge(Rows.set("1", 1), of: person, room: 1_000)
        _ = try await store.rows(of: person)
        try await store.close()
        let copy = folder.file("copy.db")
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        let other = try SQLiteRowStore(path: copy)
        #expect(try await other.rows(of: person).parameters.map(\.json) == ["1"])
        try await other.close()
    }

    @Test("A second row store on the same file is refused until the first one is closed") func second() async throws {
        let store = try SQLiteRowStore(path: path)
        let error = #expect(throws: RowStoreError.self) { try SQLiteRowStore(path: path) }
        #expect(error?.description.contains("open in another server") ?? false)
        try await store.close()
        try await SQLiteRowStore(path: path).close()
    }

    @Test("A row store reports changes in order, each with the cursor after the change") func changes() async throws {
        let person = try Rows.person()
        let store = try SQLiteRowStore(path: path)
        for number in 1...3 as ClosedRange<Int64> {
            try await store.merge(Rows.set("\(number)", number), of: person, room: 1_000)
        }
        try await store.merge(Rows.set("3", 3), of: person, room: 1_000)
        try await store.erase(person)
        try await store.close()
        var told: [Int64] = []
        for await change in store.changes { told.append(change?.cursor.number ?? -1) }
        #expect(told == [1, 2, 3, 0])
    }

    @Test("Using a closed SQLite row store throws an error") func closed() async throws {
        let store = try SQLiteRowStore(path: path)
        try await store.close()
        await #expect(throws: RowStoreError.self) { try await store.check() }
    }

    @Test("Opening a file that isn't a database throws an error that contains the file's path") func noDatabase() throws
    {
        try Data("This is a letter, and a long one at that.".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: RowStoreError.self) { try SQLiteRowStore(path: path) }
        #expect(error?.description.contains(path) ?? false)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
