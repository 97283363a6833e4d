import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine
import TipKitStorage

/// Tests of store folders that are moved, linked, copied or restored while no process has them open.
@Suite struct MovedTests {
    private let directory = TemporaryDirectory()

    /// Creates a store with one row of each kind, and closes it.
    private func fill() throws -> StoreHeader {
        let store = try directory.store()
        try store.commit([
            .display("a"), .closing("a"), .setting("p", "1"), .donation(of: "e", 1),
            .noted(TipNote(tip: "a", date: moment, status: .pending, summary: "Hidden.")),
        ])
        let header = try store.header()
        try store.close()
        return header
    }

    private func holdsAll(_ store: SQLiteTipStore, by replica: String) throws {
        #expect(try store.record(ofTip: "a").displayCount == 1)
        #expect(try store.record(ofTip: "a").invalidation?.replica == replica)
        #expect(try store.parameter("p")?.json == "1")
        #expect(try store.payloads(of: "e") == ["1"])
        #expect(try store.notes().map(\.summary) == ["Hidden."])
    }

    @Test("A store in a moved folder keeps its replica id, notes and position")
    func moved() throws {
        let header = try fill()
        let new = TemporaryDirectory()
        try FileManager.default.moveItem(at: directory.url, to: new.url)
        for _ in 1...2 {
            let store = try new.store()
            #expect(try store.header() == header)
            try holdsAll(store, by: header.replica)
            try store.close()
        }
    }

    @Test(
        "If a store's file is a symbolic link, the store writes to the link's target, and creates a missing target",
        arguments: ["../elsewhere.db", "../new/elsewhere.db", "chain.db", nil]
    )
    func link(relative: String?) throws {
        let path = relative ?? directory.url.appendingPathComponent("elsewhere.db").path
        let folder = directory.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: directory.file.path, withDestinationPath: path)
        let chain = folder.appendingPathComponent("chain.db").path
        try FileManager.default.createSymbolicLink(atPath: chain, withDestinationPath: "../elsewhere.db")
        let header = try fill()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory.file.path) == path)
        try holdsAll(directory.store(), by: header.replica)
    }

    @Test("Opening a store whose file is a symbolic link to itself throws") func circle() throws {
        let folder = directory.file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: directory.file, withDestinationURL: directory.file)
        let error = #expect(throws: TipStoreError.self) { try directory.store() }
        #expect(error?.description.contains("symbolic links") == true)
    }

    @Test(
        "A store restored from a backup has a new replica id, and reports all rows as changed since earlier positions"
    )
    func putBack() throws {
        let header = try fill()
        let backup = TemporaryDirectory()
        try FileManager.default.copyItem(at: directory.url, to: backup.url)
        try FileManager.default.removeItem(at: directory.url)
        try FileManager.default.moveItem(at: backup.url, to: directory.url)
        let store = try directory.store()
        #expect(try store.header().replica != header.replica)
        #expect(try store.update(since: header.position).isEverything)
        try holdsAll(store, by: header.replica)
    }

    @Test("A store that is removed and restored many times has a new replica id each time, also with the old inode")
    func putBackOften() throws {
        var replicas: Set<String> = [try fill().replica]
        let backup = TemporaryDirectory()
        try FileManager.default.copyItem(at: directory.url, to: backup.url)
        for _ in 1...30 {
            try FileManager.default.removeItem(at: directory.url)
            try FileManager.default.copyItem(at: backup.url, to: directory.url)
            let store = try directory.store()
            #expect(replicas.insert(try store.header().replica).inserted)
            try store.close()
        }
    }
}
