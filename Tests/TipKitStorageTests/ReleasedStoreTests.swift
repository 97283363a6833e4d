import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of the datastores that released versions wrote, which `Scripts/release --store` has made.
@Suite("Datastores of released versions") struct ReleasedStoreTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Stores")
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private static var versions: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        }
    }

    private let directory = TemporaryDirectory()

    /// Copies a released file to the place of a store.
    private func place(_ version: String) throws {
        try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(version), to: directory.file)
    }

    private func holdsAll(_ store: SQLiteTipStore) throws {
        let ids = try store.read { [try $0.tips(), try $0.parameters(), try $0.events()] }
        #expect(
            ids == [
                ["closed", "held", "page", "shown", "snoozed", "taught"], ["kept", "transient"], ["done", "used"],
            ]
        )
        let shown = try store.record(ofTip: "shown")
        #expect(shown.displayCount == 3)
        #expect(shown.displayDuration == 13.5)
        #expect(shown.firstDisplayed == Self.date.addingTimeInterval(-60))
        #expect(shown.lastDisplayed == Self.date)
        #expect(try store.record(ofTip: "closed").invalidation?.reason == .tipClosed)
        #expect(try store.record(ofTip: "held").invalidation?.isHeldOut == true)
        #expect(try store.record(ofTip: "snoozed").snooze?.end == Self.date.addingTimeInterval(3_600))
        #expect(try store.read { try $0.tip("shown") }.firstAppearance?.groups == ["news"])
        #expect(try store.record(ofTip: "forgotten").displayCount == 0)
        #expect(try store.epoch(ofTip: "forgotten") > .zero)
        #expect(try store.parameter("kept")?.json == "7")
        #expect(try store.parameter("transient")?.json == "true")
        #expect(try store.payloads(of: "done") == [#"{"pages":3}"#, nil])
        #expect(try store.tally(ofEvent: "used") == 1)
        let trials = try store.read { try $0.trials() }
        #expect(trials.map(\.tip) == ["held", "taught"])
        #expect(trials.map(\.isHeldOut) == [true, false])
        // A trial of 0.1.0 has no arms.
        #expect(trials.allSatisfy { ($0.arm == nil) == ($0.arms == nil) })
        // The tip that is held out was exposed after the use.
        #expect(trials.map(\.used) == [nil, Self.date.addingTimeInterval(3)])
        let display = try #require(try store.read { try $0.doneRow("display") })
        #expect(display.date == Self.date)
        #expect(try store.record(ofTip: "page").displayDuration == 4)
        #expect(try store.read { try $0.doneRow("press") } != nil)
        let note = try #require(try store.notes().first)
        #expect(note.typeName == "ShownTip")
        #expect(note.rules.map(\.source) == ["$0 >= 3"])
        #expect(note.nextChange == Self.date.addingTimeInterval(60))
        #expect(try store.syncMark()?.cursor == ExchangeCursor(lineage: 5, number: 8))
        #expect(try store.persons() == ["bob"])
        #expect(try store.person("bob").record(ofTip: "closed").invalidation?.reason == .actionPerformed)
        #expect(try store.header().latestFirstDisplay?.date == Self.date)
    }

    @Test(
        "A file of each released version is read without being changed, with rows of every kind",
        arguments: try versions
    )
    func reading(version: String) throws {
        try place(version)
        let before = try Data(contentsOf: directory.file)
        let reader = try SQLiteTipStore(reading: directory.url)
        try holdsAll(reader)
        try reader.close()
        #expect(try Data(contentsOf: directory.file) == before)
    }

    @Test(
        "A file of each released version is upgraded with all its rows, and takes further changes",
        arguments: try versions
    )
    func upgrade(version: String) throws {
        try place(version)
        let store = try directory.store()
        try holdsAll(store)
        #expect(try store.number("PRAGMA user_version") == StoreSchema.version)
        #expect(try store.commit([.done("press", date: Self.date)]).refusals == [0: .repeated])
        #expect(try store.commit([.setting("kept", "8"), .donation(of: "used", 1), .closing("shown")]).refusals == [:])
        try store.close()
        let again = try directory.store()
        #expect(try again.parameter("kept")?.json == "8")
        #expect(try again.tally(ofEvent: "used") == 2)
        #expect(try again.record(ofTip: "shown").invalidation?.reason == .tipClosed)
        #expect(try directory.setAside == [])
    }

    @Test(
        "A file of each released version has the same tables as a new file once it is upgraded",
        arguments: try versions
    )
    func sameTables(version: String) throws {
        try place(version)
        let tables = "SELECT group_concat(sql) FROM (SELECT sql FROM sqlite_master ORDER BY name)"
        let upgraded = try directory.store().host.queue.read { try String.fetchOne($0, sql: tables) }
        let new = try TemporaryDirectory().store().host.queue.read { try String.fetchOne($0, sql: tables) }
        #expect(upgraded == new)
        #expect(new?.isEmpty == false)
    }

    @Test("The file of the newest version has values in every column, except in the table of rows to be deleted")
    func everyColumn() throws {
        let version = try #require(try Self.versions.last)
        try place(version)
        let queue = try DatabaseQueue(path: directory.file.path)
        try queue.read { database in
            let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            #expect(tables.count >= 16)
            for table in tables where table != "sweep" {
                for column in try database.columns(in: table).map(\.name) {
                    let sql = "SELECT count(\"\(column)\") FROM \"\(table)\""
                    let count = try Int.fetchOne(database, sql: sql) ?? 0
                    #expect(count > 0, "The column \(column) of the table \(table) of \(version) has no value.")
                }
            }
        }
        try queue.close()
    }

    @Test("A datastore of version 0.1.0 is among the files") func first() throws {
        #expect(try Self.versions.contains("0.1.0.db"))
    }
}
