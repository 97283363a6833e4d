import Dispatch
import Foundation
import Testing

@testable import TipUI

@Suite struct DefaultsWriterTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test("The defaults writer writes several changes of a store once, at the latest when it finishes") func once() {
        let queue = DispatchQueue(label: "DefaultsWriterTests")
        let writer = DefaultsWriter(folder: DefaultsFolder(folder), delay: .seconds(3600), queue: queue)
        let (store, other) = (MemoryDefaults(), MemoryDefaults())
        for store in [store, store, other, store] { writer.write(DefaultsStore(store)) }
        queue.sync {}
        #expect(store.synchronizations == 0)
        writer.finish()
        writer.finish()
        #expect(store.synchronizations == 1)
        #expect(other.synchronizations == 1)
        writer.write(DefaultsStore(store))
        writer.finish()
        #expect(store.synchronizations == 2)
    }

    @Test("Waiting for a lock on the defaults folder ends after a timeout, and a missing defaults folder is created")
    func lock() throws {
        let folder = DefaultsFolder(folder.appendingPathComponent("deep"), lockTimeout: .milliseconds(20))
        var locked: [Bool] = []
        try folder.withLock { isLocked in
            locked.append(isLocked)
            try folder.withLock { locked.append($0) }
            let endless = DefaultsFolder(folder.url, lockTimeout: .seconds(3600))
            try endless.withLock(waitsForLock: false) { locked.append($0) }
        }
        try folder.withLock { locked.append($0) }
        #expect(locked == [true, false, false, true])
        try FileManager.default.removeItem(at: self.folder)
    }

    @Test("A lock on the defaults folder that is released before the timeout is acquired") func patience() async throws
    {
        let folder = DefaultsFolder(folder, lockTimeout: .seconds(600))
        let (taken, given) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let held = Task.detached {
            try folder.withLock { _ in
                taken.signal()
                given.wait()
            }
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                taken.wait()
                given.signal()
                continuation.resume()
            }
        }
        try folder.withLock { #expect($0) }
        try await held.value
        try FileManager.default.removeItem(at: self.folder)
    }

    #if os(Linux)
        @Test("The folder that the defaults writer locks is the folder in which Foundation stores user defaults")
        func place() throws {
            let environment = ProcessInfo.processInfo.environment
            let path = environment["XDG_CONFIG_HOME"] ?? "\(environment["HOME"] ?? NSHomeDirectory())/.config"
            #expect(DefaultsFolder().url.path == URL(fileURLWithPath: path).path)
        }
    #endif

    @Test("A backup replaces a truncated defaults file, and is deleted if the file is complete or was removed")
    func copies() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = DefaultsFile(of: "a", in: folder)
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
        let other = try PropertyListSerialization.data(fromPropertyList: ["b": 1], format: .xml, options: 0)
        try file.makeBackup()
        #expect(!file.hasBackup)
        for half in [Data(), list.prefix(60)] {
            try list.write(to: file.url)
            try file.makeBackup()
            #expect(file.hasBackup)
            try half.write(to: file.url)
            try file.restoreIfIncomplete()
            #expect(try Data(contentsOf: file.url) == list)
            #expect(!file.hasBackup)
        }
        try file.makeBackup()
        try other.write(to: file.url)
        try file.restoreIfIncomplete()
        #expect(try Data(contentsOf: file.url) == other)
        #expect(!file.hasBackup)
        try file.makeBackup()
        try FileManager.default.removeItem(at: file.url)
        try file.restoreIfIncomplete()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        try FileManager.default.removeItem(at: folder)
    }
}
