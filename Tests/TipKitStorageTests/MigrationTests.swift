import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

@Suite struct MigrationTests {
    @Test("A store of the first shape, written by the first release, is carried over with all it holds")
    func firstShape() throws {
        let directory = TemporaryDirectory()
        try directory.copy(fixture: "version-1.db")
        let store = try directory.store()
        #expect(try store.record(ofTip: "WelcomeTip").displayCount == 1)
        #expect(try store.record(ofTip: "WelcomeTip").invalidation?.reason == .actionPerformed)
        #expect(try store.record(ofTip: "FavouriteTip").invalidation?.reason == .actionPerformed)
        #expect(try store.parameter("ShareTip+favouriteCount")?.json == "1")
        #expect(try store.tally(ofEvent: "visit-Larch Valley") == 3)
        let donations = try store.donations(of: "visit-Larch Valley")
        #expect(donations.count == 3)
        #expect(donations.map(\.date) == donations.map(\.date).sorted())
        #expect(try store.header().latestFirstDisplay?.tip == "WelcomeTip")
        try store.commit([.donation(of: "visit-Larch Valley", 1)])
        // The file is a copy, so this replica is another than the one that wrote it.
        #expect(try store.tally(ofEvent: "visit-Larch Valley") == 4)
        #expect(try store.donations(of: "visit-Larch Valley").count == 4)
    }

    @Test("A store of the second shape is carried over with all it holds") func secondShape() throws {
        let directory = TemporaryDirectory()
        try directory.copy(fixture: "version-1.db")
        try directory.edit(StoreSchema.second + "PRAGMA user_version = 2")
        let store = try directory.store()
        #expect(try store.record(ofTip: "WelcomeTip").invalidation?.reason == .actionPerformed)
        #expect(try store.parameter("ShareTip+favouriteCount")?.json == "1")
        #expect(try store.tally(ofEvent: "visit-Larch Valley") == 3)
        #expect(try store.donations(of: "visit-Larch Valley").count == 3)
        #expect(try store.header().latestFirstDisplay?.tip == "WelcomeTip")
        #expect(try store.number("PRAGMA user_version") == StoreSchema.version)
        #expect(try directory.setAside.isEmpty)
    }

    @Test("A store of the third shape is carried over, and what lay under two forms of one id is put together")
    func thirdShape() throws {
        let directory = TemporaryDirectory()
        try directory.copy(fixture: "version-3.db")
        let store = try directory.store()
        let start = Date(timeIntervalSince1970: 1_780_000_000)
        #expect(try store.record(ofTip: "WelcomeTip").displayDuration == 12.5)
        for id in ["caf\u{E9}", "cafe\u{301}"] {
            let record = try store.record(ofTip: id)
            #expect(record.displayCount == 2)
            #expect(record.displayDuration == 2.5)
            #expect(record.firstDisplayed == start.addingTimeInterval(60))
            #expect(record.lastDisplayed == start.addingTimeInterval(90))
            #expect(record.invalidation?.reason == .actionPerformed)
            #expect(try store.parameter(id)?.json == "2")
            #expect(try store.parameter("only" + id)?.json == "3")
            #expect(try store.payloads(of: id) == ["0", "1", "2", "5", "3", "6", "7", "4"])
            #expect(try store.tally(ofEvent: id) == 8)
            #expect(try store.tally(ofEvent: "only" + id) == 1)
            #expect(try store.record(ofTip: "old" + id) == TipRecord())
            #expect(try store.epoch(ofTip: "old" + id) > .zero)
        }
        #expect(try store.number("SELECT count(*) FROM tip_note WHERE tip = 'caf\u{E9}'") == 1)
        let latest = FirstDisplay(tip: "caf\u{E9}", date: start.addingTimeInterval(60))
        #expect(try store.header().latestFirstDisplay == latest)
        let before = try store.header()
        let done = try store.commit([.setting("p", "1"), .donation(of: "cafe\u{301}", 9)], after: before.position)
        #expect(done.update.rows.count == 2)
        #expect(done.update.version > before.latestVersion)
        try store.close()
        let again = try directory.store()
        #expect(try again.payloads(of: "caf\u{E9}").last == "9")
        #expect(try again.update(since: before.position).rows.count == 2)
    }

    @Test("An unswept reset and another replica's rows are carried over") func others() throws {
        let directory = TemporaryDirectory()
        try directory.copy(fixture: "version-3.db")
        try directory.edit(
            """
            INSERT INTO tip_display VALUES ('WelcomeTip', 'other', 0, 4, 1.5, 1.0, 2.0, 3);
            INSERT INTO parameter VALUES ('cafe\u{301}', 'other', 0, '4', \(StoreVersion.greatest.rawValue));
            """
        )
        let store = try directory.store()
        #expect(try store.record(ofTip: "WelcomeTip").displayCount == 5)
        #expect(try store.record(ofTip: "WelcomeTip").firstDisplayed == Date(timeIntervalSince1970: 1))
        #expect(try store.parameter("caf\u{E9}")?.json == "4")
    }

    @Test("A store is made anew in one step: whoever opens it sees none or all of it") func whole() throws {
        let directory = TemporaryDirectory()
        try FileManager.default.createDirectory(at: directory.folder, withIntermediateDirectories: true)
        let leftover = directory.folder.appendingPathComponent("tips-store.new-1.db")
        try Data("half a file of a process that died".utf8).write(to: leftover)
        let store = try directory.store()
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.folder.path)
        #expect(names.allSatisfy { !$0.hasPrefix("tips-store.new-") })
        #expect(try store.header().position.number == 0)
        #expect(try store.number("PRAGMA user_version") == StoreSchema.version)
    }
}
