import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of stores that are opened only for reading.
@Suite struct ReadingTests {
    private let directory = TemporaryDirectory()

    private func fill(_ store: SQLiteTipStore) throws {
        try store.commit([
            .display("a"), .closing("b"), .setting("p", "1"), .donation(of: "e", 1),
            .parameterSet(id: "t", json: "2", isTransient: true, date: moment),
        ])
        try store.person("one").commit([.closing("c")])
    }

    private func holdsAll(_ store: SQLiteTipStore) throws {
        let ids = try store.read { [try $0.tips(), try $0.parameters(), try $0.events()] }
        #expect(ids == [["a", "b"], ["p", "t"], ["e"]])
        #expect(try store.record(ofTip: "b").invalidation?.reason == .tipClosed)
        #expect(try store.persons() == ["one"])
        #expect(try store.person("one").read { try $0.tips() } == ["c"])
    }

    /// The contents of all files in the folder by name and permissions; empty for SQLite's shared-memory index.
    private func folder() throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: directory.folder.path) {
            let path = directory.folder.appendingPathComponent(name).path
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            let data = name.hasSuffix("-shm") ? Data() : FileManager.default.contents(atPath: path)
            found["\(name) \(mode ?? 0)"] = data
        }
        return found
    }

    @Test(
        "A pipe or a device in place of the file is refused at once, by readers and writers",
        .timeLimit(.minutes(10))
    )
    func special() throws {
        for make: (String) -> Int32 in [{ mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }] {
            let directory = TemporaryDirectory()
            try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
            #expect(make(directory.file.path) == 0)
            let reading = #expect(throws: TipStoreError.self) { try SQLiteTipStore(reading: directory.url) }
            let writing = #expect(throws: TipStoreError.self) { try SQLiteTipStore(directory: directory.url) }
            for error in [reading, writing] {
                #expect(error?.description.contains("isn't a regular file") == true)
            }
        }
    }

    @Test("A store opened for reading sees the commits that the app makes afterwards") func beside() throws {
        let writer = try directory.store()
        try fill(writer)
        let before = try folder()
        let reader = try SQLiteTipStore(reading: directory.url)
        try holdsAll(reader)
        #expect(try folder() == before)
        try writer.commit([.closing("later")])
        #expect(try reader.record(ofTip: "later").invalidation != nil)
        try writer.close()
        #expect(try reader.record(ofTip: "later").invalidation != nil)
    }

    @Test("A store in a read-only folder, without SQLite's index file, can be read and isn't changed")
    func alone() throws {
        let writer = try directory.store()
        try fill(writer)
        // Copy only the database and its log, without the index, as a backup of a crashed app might.
        let copy = TemporaryDirectory()
        try FileManager.default.createDirectory(at: copy.folder, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: directory.file.path + suffix, toPath: copy.file.path + suffix)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: copy.file.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: copy.folder.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: copy.folder.path).sorted()
        let data = try Data(contentsOf: copy.file)
        let reader = try SQLiteTipStore(reading: copy.url)
        try holdsAll(reader)
        try reader.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: copy.folder.path).sorted() == names)
        #expect(try Data(contentsOf: copy.file) == data)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.folder.path)
    }

    @Test("Writing to a store opened for reading throws") func refused() throws {
        try fill(try directory.store())
        let reader = try SQLiteTipStore(reading: directory.url)
        for call in [
            { _ = try reader.commit([.closing("x")]) }, { _ = try reader.commit([.allReset(date: moment)]) },
            { try reader.erase(person: "one") },
        ] {
            let error = #expect(throws: TipStoreError.self, performing: call)
            #expect(error?.description.contains("opened for reading") == true)
        }
        try holdsAll(reader)
    }

    @Test("Opening a missing or damaged store for reading throws and creates no files") func missing() throws {
        let error = #expect(throws: TipStoreError.self) { try SQLiteTipStore(reading: directory.url) }
        #expect(error?.kind == .unavailable)
        #expect(!FileManager.default.fileExists(atPath: directory.url.path))
        try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
        try Data(repeating: 0x5A, count: 4_096).write(to: directory.file)
        #expect(throws: TipStoreError.self) { try SQLiteTipStore(reading: directory.url) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.folder.path) == ["tips-store.db"])
    }

    @Test("The files of a copy that is being read have no names, which a killed process would leave behind")
    func nameless() throws {
        let writer = try directory.store()
        try fill(writer)
        for number in 0..<3_000 { try writer.commit([.setting("p\(number)", "1")]) }
        try writer.close()
        let backup = TemporaryDirectory()
        try FileManager.default.createDirectory(at: backup.folder, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: directory.file.path + suffix, toPath: backup.file.path + suffix)
        }
        let reader = try SQLiteTipStore(reading: backup.url)
        let links = "/proc/self/fd/"
        let files = try FileManager.default.contentsOfDirectory(atPath: links).compactMap { name in
            try? FileManager.default.destinationOfSymbolicLink(atPath: links + name)
        }
        #expect(files.contains { $0.contains("/tips-copy-") && $0.hasSuffix("tips-store.db (deleted)") }, "\(files)")
        #expect(try reader.read { try $0.parameters().count } == 3_002)
        #expect(try reader.person("one").read { try $0.tips() } == ["c"])
    }

    @Test("A copy deletes those that killed processes have left behind, and no others") func abandoned() throws {
        let parent = directory.url
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let rows = parent.appendingPathComponent("rows")
        try Data("rows".utf8).write(to: rows)
        let used = try TemporaryCopy(of: [rows], in: parent)
        // What a killed process leaves: the folder with its files, and no lock.
        let left = parent.appendingPathComponent("tips-copy-\(UUID())")
        try FileManager.default.copyItem(at: used.folder, to: left)
        // Folders of others.
        let others = ["tips-copy-mine", "tips-\(UUID())", "tipkit"].map { parent.appendingPathComponent($0) }
        for other in others {
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            try Data("notes".utf8).write(to: other.appendingPathComponent("notes"))
        }
        let link = parent.appendingPathComponent("tips-copy-link")
        let target = parent.appendingPathComponent("target")
        try FileManager.default.moveItem(at: left, to: target)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        try withExtendedLifetime(TemporaryCopy(of: [rows], in: parent)) {}
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("rows").path))
        try FileManager.default.moveItem(at: target, to: left)
        try withExtendedLifetime(TemporaryCopy(of: [rows], in: parent)) {}
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(FileManager.default.fileExists(atPath: used.folder.appendingPathComponent("rows").path))
        for other in others {
            #expect(FileManager.default.fileExists(atPath: other.appendingPathComponent("notes").path))
        }
    }
}
