#if canImport(Glibc)
    import Foundation
    import Glibc
    import OpenTipKitTesting
    import Synchronization
    import Testing
    import TipKitEngine

    @testable import TipKitStorage

    @Suite("Files that are deleted while they are opened, sealed and made again") struct DeletionTests {
        private static let threads = 3
        private static let commits = 20

        @Test(
            "Stores that open, commit and delete in three threads lose nothing, refuse nothing and take nothing for damage",
            .timeLimit(.minutes(2)),
            arguments: Deleted.allCases
        )
        func storm(deleted: Deleted) async throws {
            for round in 1...6 {
                let directory = TemporaryDirectory()
                let stores = OpenStores()
                let first = try stores.open(directory)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for thread in 0..<Self.threads {
                        let seed = UInt64(round * Self.threads + thread)
                        group.addTask {
                            try await onThread { try Self.play(seed, deleted, directory, stores) }
                        }
                    }
                    try await group.waitForAll()
                }
                // What a store has committed to a file that is gone, it brings along as soon as it is used.
                for store in stores.all { _ = try store.header() }
                for store in stores.all {
                    let tally = try store.tally(ofEvent: "e")
                    #expect(tally == Self.threads * Self.commits)
                    #expect(try store.record(ofTip: "t").displayCount == tally)
                    #expect(try store.header() == first.header())
                }
                #expect(try directory.setAside == [])
            }
        }

        @Test("Whoever opens a file that is open with a log that was deleted waits for those to make it anew")
        func anotherLog() async throws {
            try await onThread {
                let directory = TemporaryDirectory()
                let store = try directory.store()
                let watch = try store.watch {}
                defer { withExtendedLifetime(watch) {} }
                try store.commit([.donation(of: "e", 1)])
                unlink(directory.file.path + "-wal")
                #expect(FileManager.default.createFile(atPath: directory.file.path + "-wal", contents: nil))
                let other = try directory.store()
                #expect(try other.payloads(of: "e") == ["1"])
                #expect(try directory.setAside == [])
            }
        }

        @Test("Whoever comes to mend a file that others have mended meanwhile goes on with theirs") func mended() throws
        {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit([.donation(of: "e", 1)])
            let before = store.host.file.identity
            try FileManager.default.removeItem(at: directory.file)
            _ = try store.header()
            let found = try store.host.file.repair(before, after: StoreDamage("it was"), Deadline())
            #expect(found.identity == store.host.file.identity)
            #expect(try directory.setAside == [])
            #expect(try store.payloads(of: "e") == ["1"])
        }

        @Test("Whoever opens a file that was deleted just before makes none, and leaves the others what is beside it")
        func missing() throws {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit([.donation(of: "e", 1)])
            let found = store.host.file.identity
            try FileManager.default.removeItem(at: directory.file)
            #expect(throws: StoreDisturbed.self) { try store.host.file.attach(Deadline()) }
            #expect(store.host.file.identity == nil)
            #expect(throws: StoreDisturbed.self) {
                try store.host.file.database(at: store.host.file.file, expecting: found, Deadline())
            }
            #expect(store.host.file.identity == nil)
            #expect(try store.tally(ofEvent: "e") == 1)
        }

        @Test("Another process that opens a file whose side files were deleted waits for this one to make it anew")
        func otherProcess() async throws {
            try await onThread {
                let directory = TemporaryDirectory()
                let store = try directory.store()
                let watch = try store.watch {}
                defer { withExtendedLifetime(watch) {} }
                try store.commit([.donation(of: "own", 1)])
                unlink(directory.file.path + "-wal")
                unlink(directory.file.path + "-shm")
                let writer = try WriterProcess("commit", directory.url, [0])
                _ = writer.line()
                writer.kill()
                var commits = 1
                while writer.line() != nil { commits += 1 }
                #expect(try store.tally(ofEvent: "e") >= commits * 40)
                #expect(try store.tally(ofEvent: "own") == 1)
            }
        }

        @Test("Of two in one process one waits for the other, also where the lock's file was deleted meanwhile")
        func deletedLock() throws {
            let directory = TemporaryDirectory()
            try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
            let lock = directory.url.appendingPathComponent("lock")
            try FileLock.share(lock, Deadline()) {
                unlink(lock.path)
                #expect(throws: FileLock.Busy.self) { try FileLock.hold(lock, Deadline()) {} }
            }
            try FileLock.hold(lock, Deadline()) {}
        }

        @Test("Why a lock can't be made is said") func unmakeable() throws {
            let file = TemporaryDirectory().url.appendingPathComponent("lock")
            let error = #expect(throws: POSIXError.self) { try FileLock.hold(file, Deadline()) {} }
            #expect(error?.code == .ENOENT)
            #expect(error?.isOfMissingFile == true)
            #expect(!POSIXError(.EACCES).isOfMissingFile)
        }

        private static func play(
            _ seed: UInt64,
            _ deleted: Deleted,
            _ directory: TemporaryDirectory,
            _ stores: OpenStores
        ) throws {
            var generator = SeededGenerator(seed: seed)
            var store = try stores.open(directory)
            for number in 0..<commits {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: store = try stores.open(directory)
                case 1: deleted.delete(in: directory)
                default: break
                }
                let moment = Double(Int(seed) * commits + number)
                try store.commit([.donation(of: "e", after: moment, number), .display("t", after: moment)])
            }
        }
    }

    /// What is deleted.
    enum Deleted: CaseIterable {
        case folder, files, log, index, sideFiles

        /// Deletes what is still there; another thread may do so as well.
        func delete(in directory: TemporaryDirectory) {
            let suffixes =
                switch self {
                case .folder, .files: ["", "-wal", "-shm"]
                case .log: ["-wal"]
                case .index: ["-shm"]
                case .sideFiles: ["-wal", "-shm"]
                }
            for suffix in suffixes { unlink(directory.file.path + suffix) }
            guard self == .folder else { return }
            for name in ["recovery", "watchers"] { unlink(directory.folder.appendingPathComponent(name).path) }
            rmdir(directory.folder.path)
        }
    }

    /// The stores that threads have opened on one directory, which stay open as those of processes that go on do.
    private final class OpenStores: Sendable {
        private let stores = Mutex<[SQLiteTipStore]>([])

        var all: [SQLiteTipStore] { stores.withLock { $0 } }

        func open(_ directory: TemporaryDirectory) throws -> SQLiteTipStore {
            let store = try directory.store()
            let watch = try store.watch {}
            defer { withExtendedLifetime(watch) {} }
            stores.withLock { $0.append(store) }
            return store
        }
    }
#endif
