import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of store files that are deleted or replaced while a store has them open.
@Suite struct VanishTests {
    private static let all: [StoreChange] = [
        .display("a"), .closing("a"), .setting("p", "1"), .donation(of: "e", 1), .tipReset(tip: "b", date: moment),
        .noted(TipNote(tip: "a", date: moment, status: .pending, summary: "Hidden.")),
    ]

    @Test(
        "If a store's file is deleted, the next commit or read recreates it with its contents",
        arguments: [
            "tips-store.db", "tips-store.db tips-store.db-wal tips-store.db-shm", "", "../../..", "tips-store.db-wal",
            "tips-store.db-shm", "tips-store.db-wal tips-store.db-shm",
        ]
    )
    func deleted(names: String) throws {
        for isRead in [true, false] {
            let outer = TemporaryDirectory()
            let directory = outer.url.appendingPathComponent("parent/inner")
            let store = try SQLiteTipStore(directory: directory)
            let before = try store.commit(Self.all).update
            let folder = store.host.file.folder
            for name in names.isEmpty ? [""] : names.split(separator: " ").map(String.init) {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name).standardizedFileURL)
            }
            if isRead { _ = try store.header() }
            let done = try store.commit([.donation(of: "e", 2)], after: before.position)
            #expect(done.update.isEverything)
            let replica = try store.header().replica
            let other = try SQLiteTipStore(directory: directory)
            #expect(try other.header() == store.header())
            #expect(try other.header().replica == replica)
            #expect(try other.record(ofTip: "a").invalidation != nil)
            #expect(try other.parameter("p")?.json == "1")
            #expect(try other.payloads(of: "e") == ["1", "2"])
            #expect(try other.epoch(ofTip: "b") > .zero)
            #expect(try other.notes().count == 1)
            try other.commit([.donation(of: "e", 3)])
            #expect(try store.tally(ofEvent: "e") == 3)
            #expect(try String.fetchAll(store.host.queue, sql: "PRAGMA integrity_check") == ["ok"])
            try other.close()
            try store.close()
            #expect(try SQLiteTipStore(directory: directory).tally(ofEvent: "e") == 3)
        }
    }

    @Test("After a file is deleted, the frequency's pause still counts from the display that began first")
    func pause() throws {
        for isOpen in [true, false] {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let other = isOpen ? try directory.store() : nil
            // The clock is set back after the tip has appeared.
            try store.commit([.display("a", after: 7_200), .display("a")])
            try FileManager.default.removeItem(at: directory.folder)
            try store.commit([.donation(of: "e", 1)])
            for store in [store, other].compactMap(\.self) {
                #expect(try store.header().latestFirstDisplay?.date == moment.addingTimeInterval(7_200))
                let early = try store.commit([.display("b", after: 7_300, DisplayLimits(pause: 3_600))])
                #expect(early.refusals == [0: .displayFrequency(tip: "a")])
            }
            // Another device's rows don't change it either.
            let device = InMemoryTipStore()
            try device.commit([.display("a", after: 9_000)])
            try store.merge(try device.rows().rows, at: moment.addingTimeInterval(9_000))
            #expect(try store.header().latestFirstDisplay?.date == moment.addingTimeInterval(7_200))
        }
    }

    @Test("A page's display that two processes stored in a deleted file and in the new one keeps its longer time")
    func pageDisplay() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let begun = StoreChange(.displayBegan(tip: "a", date: moment, limits: nil), key: "page")
        func lasted(_ seconds: TimeInterval) -> StoreChange {
            .displayLasted(display: "page", tip: "a", seconds: seconds, date: moment.addingTimeInterval(60))
        }
        try store.commit([begun, lasted(10)])
        let other = try directory.store()
        let old = try DatabaseQueue(path: directory.file.path)
        try FileManager.default.removeItem(at: directory.folder)
        // One process has moved the rows to the new file, when the commit of another to the old file ends.
        _ = try store.header()
        try old.write { database in
            try database.execute(
                sql: """
                    UPDATE done SET visible = 20, isOver = 1;
                    UPDATE display SET duration = 20, version = version + 1;
                    """
            )
        }
        try old.close()
        _ = try other.header()
        #expect(try store.record(ofTip: "a").displayDuration == 20)
        #expect(try store.commit([lasted(20)]).refusals == [0: .repeated])
        #expect(try store.record(ofTip: "a").displayDuration == 20)
        #expect(try store.commit([.displayOver(display: "page", tip: "a")]).refusals == [0: .repeated])
    }

    @Test("When the file of several stores is deleted, they share the new file, and no commit is lost or repeated")
    func several()
        throws
    {
        let directory = TemporaryDirectory()
        let stores = [try directory.store(), try directory.store(), try directory.store()]
        try stores[0].commit([.display("a"), .donation(of: "e", 0)])
        for round in 1...4 {
            try FileManager.default.removeItem(at: round.isMultiple(of: 2) ? directory.folder : directory.file)
            for (index, store) in stores.enumerated() {
                try store.commit([.display("a"), .donation(of: "e", round * 10 + index)])
            }
            for store in stores {
                #expect(try store.record(ofTip: "a").displayCount == round * 3 + 1)
                #expect(try store.tally(ofEvent: "e") == round * 3 + 1)
            }
        }
        #expect(try stores[1].header() == stores[0].header())
    }

    @Test("A commit that was written to an already deleted store file is carried over to the store's new file")
    func duringCommit()
        throws
    {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        try one.commit([.donation(of: "e", 1)])
        let connection = try one.host.open()
        try FileManager.default.removeItem(at: directory.file)
        let changes: [StoreChange] = [.donation(of: "e", 2)]
        let done = try connection.commit(CommitRequest(changes, of: .device, after: nil), Deadline())
        one.host.finishCommit(changes, of: .device, done, by: nil, in: connection)
        #expect(try directory.store().payloads(of: "e") == ["1", "2"])
        #expect(try two.payloads(of: "e") == ["1", "2"])
        #expect(try two.tally(ofEvent: "e") == 2)
    }

    @Test("If another store's file replaces a store's file, the rows of both are merged") func another() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let before = try store.commit([
            .display("a"), .display("a"), .donation(of: "e", 1), .setting("p", "old"), .closing("b"), .closing("c"),
        ]).update
        try FileManager.default.removeItem(at: directory.folder)
        let newcomer = try directory.store()
        let news = try newcomer.commit([
            .display("a", after: 9), .donation(of: "e", after: 9, 2), .setting("p", "new", after: 9),
            .invalidated(tip: "b", reason: .actionPerformed, date: moment.addingTimeInterval(9)),
            .tipReset(tip: "c", date: moment.addingTimeInterval(9)),
        ]).update
        let done = try store.commit([.donation(of: "e", after: 10, 3)], after: before.position)
        #expect(done.update.isEverything)
        for one in [store, newcomer] {
            #expect(try one.record(ofTip: "a").displayCount == 3)
            #expect(try one.record(ofTip: "b").invalidation?.reason == .tipClosed)
            #expect(try one.record(ofTip: "c") == TipRecord())
            #expect(try one.parameter("p")?.json == "new")
            #expect(try one.payloads(of: "e") == ["1", "2", "3"])
            #expect(try one.tally(ofEvent: "e") == 3)
        }
        let told = try newcomer.update(since: news.position)
        #expect(told.isEverything)
        #expect(try store.header() == newcomer.header())
        #expect(told.position.lineage != before.position.lineage)
        #expect(told.version > max(before.version, news.version))
    }

    @Test("If a damaged store file is replaced by another, its readable rows are merged into the new file")
    func damaged() throws {
        let directory = TemporaryDirectory()
        try directory.fillPages()
        let store = try directory.store()
        try directory.damageEnd()
        try FileManager.default.removeItem(at: directory.folder)
        let newcomer = try directory.store()
        try newcomer.commit([.donation(of: "e", after: 9, 900)])
        try store.commit([.donation(of: "e", after: 10, 901)])
        for one in [store, newcomer] {
            #expect(try one.record(ofTip: "closed").invalidation != nil)
            let payloads = try one.payloads(of: "e")
            #expect(payloads.suffix(2) == ["900", "901"])
            #expect((3..<801).contains(payloads.count))
        }
    }

    @Test("If an older copy replaces a store's file, no data is lost or counted twice") func backup() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit([.display("a"), .donation(of: "e", 1), .setting("p", "1")])
        try store.host.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        let copy = directory.folder.appendingPathComponent("copy")
        try FileManager.default.copyItem(at: directory.file, to: copy)
        let last = try store.commit([
            .display("a"), .donation(of: "e", 2), .setting("p", "2"), .closing("b"),
            .displayEnded(tip: "a", duration: 4, epoch: .zero),
        ]).update.position
        try directory.replace(with: copy)
        // Let another store open the copy and commit to it before the first store notices the replacement.
        let other = try directory.store()
        try other.commit([.donation(of: "e", 3)])
        #expect(try store.update(since: last).isEverything)
        for one in [store, other] {
            #expect(try one.record(ofTip: "a").displayCount == 2)
            #expect(try one.record(ofTip: "a").displayDuration == 4)
            #expect(try one.record(ofTip: "b").invalidation != nil)
            #expect(try one.parameter("p")?.json == "2")
            #expect(Set(try one.payloads(of: "e")) == ["1", "2", "3"])
            #expect(try one.tally(ofEvent: "e") == 3)
        }
        try store.commit([.donation(of: "e", 4)])
        #expect(try other.donations(of: "e").count == 4)
    }

    @Test("If a copy replaces a store's file, a reset in the old or the new file applies to the rows of both")
    func resets() throws {
        for isOld in [true, false] {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit([.closing("a"), .donation(of: "e", 1), .setting("p", "1")])
            try store.host.queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            let copy = directory.folder.appendingPathComponent("copy")
            try FileManager.default.copyItem(at: directory.file, to: copy)
            if isOld { try store.commit([.allReset(date: moment)]) }
            try directory.replace(with: copy)
            if !isOld { try directory.store().commit([.allReset(date: moment)]) }
            #expect(try store.record(ofTip: "a").invalidation == nil)
            #expect(try store.tally(ofEvent: "e") == 0)
            #expect(try store.donations(of: "e") == [])
            #expect(try store.parameter("p") == nil)
        }
    }

    @Test("After a store's file is replaced, no version is assigned twice, even if no row has the highest version")
    func versions() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let last = StoredDonationLimit(maximumCount: 1, maximumAge: nil)
        // The second donation gets the highest version but is dropped, since the limit keeps only the latest donation.
        let before = try store.commit([
            .donation(of: "e", after: 10, limit: last, 1), .donation(of: "e", limit: last, 2),
        ]).update.version
        let other = directory.folder.appendingPathComponent("other")
        try SQLiteTipStore(directory: other).close()
        try directory.replace(with: StoreFile(directory: other).file)
        #expect(try store.commit([.setting("p", "1")]).update.version > before)
    }

    @Test("A file that isn't a store but has replaced a store's file is set aside, and the store's rows are kept")
    func garbage() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit(Self.all)
        try FileManager.default.removeItem(at: directory.file)
        try Data(repeating: 0x5A, count: 10_000).write(to: directory.file)
        try store.commit([.donation(of: "e", 2)])
        #expect(try directory.setAside.count == 1)
        for one in [store, try directory.store()] {
            #expect(try one.payloads(of: "e") == ["1", "2"])
            #expect(try one.record(ofTip: "a").invalidation != nil)
        }
    }

    @Test(
        "A store's calls throw while its file is a newer release's or its folder is unwritable, and succeed afterwards"
    )
    func unusable() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let before = try store.commit(Self.all).update.position
        try FileManager.default.removeItem(at: directory.folder)
        let newer = try directory.store()
        try newer.close()
        try directory.edit("PRAGMA user_version = 77; UPDATE meta SET value = 77 WHERE key = 'schema'")
        let error = #expect(throws: TipStoreError.self) { try store.commit([.donation(of: "e", 2)]) }
        #expect(error?.kind == .newerVersion)
        try FileManager.default.removeItem(at: directory.folder)
        try Data().write(to: directory.folder)
        #expect(throws: TipStoreError.self) { try store.header() }
        #expect(throws: TipStoreError.self) { try store.commit([.donation(of: "e", 2)]) }
        try FileManager.default.removeItem(at: directory.folder)
        let done = try store.commit([.donation(of: "e", 3)], after: before)
        #expect(done.update.isEverything)
        #expect(try directory.store().payloads(of: "e") == ["1", "3"])
    }

    #if os(Linux) || os(Android)
        @Test("Deleting a watched store's file repeatedly leaks no file descriptors") func openFiles() throws {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            let watch = try store.watch {}
            defer { withExtendedLifetime(watch) {} }
            try store.commit([.donation(of: "e", 0)])
            let before = try directory.openFiles
            for round in 1...5 {
                try FileManager.default.removeItem(at: directory.folder)
                try store.commit([.donation(of: "e", round)])
            }
            #expect(try directory.openFiles.count == before.count)
        }

        @Test(
            "A watched store recreates its deleted file without a call, and is still notified of later commits",
            .timeLimit(.minutes(10)),
            arguments: [true, false]
        )
        func idle(wholeFolder: Bool) async throws {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit(Self.all)
            let (calls, tell) = AsyncStream.makeStream(of: Void.self)
            let watch = try store.watch { tell.yield() }
            defer { withExtendedLifetime(watch) {} }
            try FileManager.default.removeItem(at: wholeFolder ? directory.folder : directory.file)
            while !FileManager.default.fileExists(atPath: directory.file.path) { await Task.yield() }
            let other = try directory.store()
            #expect(try other.payloads(of: "e") == ["1"])
            // Read once, so that the store uses the new file and watches its folder.
            _ = try store.header()
            try other.commit([.donation(of: "e", 2)])
            for await _ in calls where try store.tally(ofEvent: "e") == 2 { break }
        }
    #endif
}

extension TemporaryDirectory {
    /// Replaces the store's file by another file.
    fileprivate func replace(with other: URL) throws {
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.removeItem(at: URL(fileURLWithPath: file.path + suffix))
        }
        try FileManager.default.moveItem(at: other, to: file)
    }
}

extension String {
    fileprivate static func fetchAll(_ queue: DatabaseQueue, sql: String) throws -> [String] {
        try queue.read { try String.fetchAll($0, sql: sql) }
    }
}
