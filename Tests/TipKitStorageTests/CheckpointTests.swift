import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the write-ahead log, whose pages are moved into the file in the background.
@Suite struct CheckpointTests {
    @Test("The pages of a long write-ahead log are moved into the file while the store is open") func moving() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let checkpointer = try #require(try store.host.open().checkpointer)
        let before = try size(of: store.host.file.file)
        for number in 0..<400 { try store.commit([.donation(of: "event \(number)", number)]) }
        checkpointer.background.sync {}
        #expect(try size(of: store.host.file.file) > before)
        #expect(try store.tally(ofEvent: "event 7") == 1)
    }

    @Test("Each checkpoint is preceded by a commit, without which SQLite may lose commits") func committing() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let checkpointer = Checkpointer(of: store.host.file.file, due: -1_000)
        let other = try DatabaseQueue(path: store.host.file.path)
        func changes() throws -> Int? { try other.read { try Int.fetchOne($0, sql: "PRAGMA data_version") } }
        var last = try changes()
        for _ in 0..<3 {
            checkpointer.checkpointSoon(store.host.queue)
            checkpointer.background.sync {}
            let now = try changes()
            #expect(now != last)
            last = now
        }
    }

    @Test("While another process moves the pages of the log, nobody else does, and erased data are deleted later")
    func excluding() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let checkpointer = try #require(try store.host.open().checkpointer)
        for number in 0..<20 { try store.commit([.donation(of: "event", number)]) }
        let log = URL(filePath: store.host.file.path + "-wal")
        let lock = try #require(try FileLock.lock(store.host.file.folder.appending(path: "checkpoint"), LOCK_EX))
        #expect(try !checkpointer.empty(store.host.queue))
        #expect(try size(of: log) > 0)
        close(lock)
        #expect(try checkpointer.empty(store.host.queue))
        #expect(try size(of: log) == 0)
    }

    @Test("The write-ahead log stays short although commits go on without a pause") func restarting() async throws {
        try await onThread {
            let directory = TemporaryDirectory()
            try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
            let file = directory.url.appending(path: "pages.db")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            let checkpointer = Checkpointer(of: file, due: 50, most: 500)
            var configuration = Configuration()
            // The checkpointer's connection holds the file for a moment when it reads the log's index during a commit.
            configuration.busyMode = .timeout(10)
            configuration.prepareDatabase { database in
                try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
                checkpointer.follow(database)
            }
            let queue = try DatabaseQueue(path: file.path, configuration: configuration)
            try queue.write { try $0.execute(sql: "CREATE TABLE page (number INTEGER PRIMARY KEY, content BLOB)") }
            for number in 0..<20_000 {
                try queue.write { database in
                    try database.execute(
                        sql: "INSERT OR REPLACE INTO page VALUES (?, zeroblob(4000))",
                        arguments: [number % 100]
                    )
                }
                checkpointer.checkpointSoon(queue)
            }
            // All commits together have written at least 80 MB.
            #expect(try size(of: URL(filePath: file.path + "-wal")) < 40_000_000)
        }
    }
}

private func size(of file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
}
