#if os(Linux) || os(Android)
    import Foundation
    import OpenTipKitTesting
    import Testing
    import TipKitEngine

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    @testable import TipKitStorage

    @Suite("Repairs of a store file that several stores have open") struct RepairTests {
        @Test("A repair is skipped if the store's file was already replaced since the damage was found") func mended()
            throws
        {
            let directory = TemporaryDirectory()
            let store = try directory.store()
            try store.commit([.donation(of: "e", 1)])
            let before = store.host.file.identity
            try FileManager.default.removeItem(at: directory.file)
            _ = try store.header()
            let found = try store.host.file.repair(before, Deadline())
            #expect(found.identity == store.host.file.identity)
            #expect(try directory.setAside == [])
            #expect(try store.payloads(of: "e") == ["1"])
        }

        @Test("Two holders of a file lock in one process exclude each other, even after the lock file is deleted")
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

        @Test("If a lock file can't be created, the error contains the system's reason") func unmakeable() throws {
            let file = TemporaryDirectory().url.appendingPathComponent("lock")
            let error = #expect(throws: POSIXError.self) { try FileLock.hold(file, Deadline()) {} }
            #expect(error?.code == .ENOENT)
            #expect(error?.isOfMissingFile == true)
            #expect(!POSIXError(.EACCES).isOfMissingFile)
        }
    }
#endif
