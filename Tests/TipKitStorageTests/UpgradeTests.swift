import Foundation
import GRDB
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

extension TemporaryDirectory {
    /// SQL that drops what versions since 4 have added.
    fileprivate static let addedSinceVersion4 =
        addedSinceVersion5
        + ["limitGroups", "snoozes", "snoozed", "wakes"]
        .map { "ALTER TABLE display DROP COLUMN \($0);" }.joined(separator: " ")

    fileprivate static let addedSinceVersion6 = """
        DROP TABLE outcome; ALTER TABLE trial DROP COLUMN arm; ALTER TABLE trial DROP COLUMN arms;
        """

    fileprivate static let addedSinceVersion5 = """
        \(addedSinceVersion6) ALTER TABLE trial DROP COLUMN uses; DROP INDEX person_by_expiry; ALTER TABLE person DROP COLUMN expires; \
        DELETE FROM meta WHERE key = 'secret';
        """
}

/// Tests of files that earlier releases wrote.
@Suite struct UpgradeTests {
    private let directory = TemporaryDirectory()
    private let begun = StoreChange(.displayBegan(tip: "a", date: moment, limits: nil), key: "page")

    /// Makes a file as the first version wrote it.
    private func writeFirstVersion() throws {
        let store = try directory.store()
        try store.commit([.display("a"), .setting("p", "1"), .donation(of: "e", 1)])
        try store.person("one").commit([.closing("c")])
        try store.close()
        try directory.edit(
            "\(TemporaryDirectory.addedSinceVersion4) DROP TABLE trial; DROP TABLE done; DROP INDEX person_by_turn; ALTER TABLE person DROP COLUMN turn; PRAGMA user_version = 1; UPDATE meta SET value = 1 WHERE key = 'schema'"
        )
    }

    @Test("A file of the first version keeps its contents when it is opened, and takes pages' displays")
    func upgrade()
        throws
    {
        try writeFirstVersion()
        for round in 1...2 {
            let store = try directory.store()
            #expect(try store.commit([begun]).refusals == (round == 1 ? [:] : [0: .repeated]))
            #expect(try store.record(ofTip: "a").displayCount == 2)
            #expect(try store.read { try $0.tip("a").pageDisplayed } == moment)
            #expect(try store.payloads(of: "e") == ["1"])
            #expect(try store.person("one").record(ofTip: "c").invalidation != nil)
            #expect(try store.number("PRAGMA user_version") == StoreSchema.version)
            try store.close()
        }
        #expect(try directory.setAside == [])
    }

    @Test("A file of the second version is read without trials, and keeps its contents when trials are added")
    func secondVersion() throws {
        let store = try directory.store()
        try store.commit([begun, .donation(of: "e", 1)])
        try store.close()
        try directory.edit(
            "\(TemporaryDirectory.addedSinceVersion4) DROP TABLE trial; PRAGMA user_version = 2; UPDATE meta SET value = 2 WHERE key = 'schema'"
        )
        let reader = try SQLiteTipStore(reading: directory.url)
        #expect(try reader.read { try $0.trials() } == [])
        #expect(try reader.rows().rows.displays.count == 1)
        let writer = try directory.store()
        try writer.commit([.trial("b"), .donation(of: "e", after: 5, 2)])
        #expect(try reader.read { try $0.trials().map(\.used) } == [moment.addingTimeInterval(5)])
        #expect(try writer.record(ofTip: "a").displayCount == 1)
        #expect(try writer.payloads(of: "e") == ["1", "2"])
        #expect(try directory.setAside == [])
    }

    @Test("A file of the third version is read without groups, and counts them once it is opened")
    func thirdVersion() throws {
        let store = try directory.store()
        try store.commit([.display("a")])
        try store.close()
        try directory.edit(
            "\(TemporaryDirectory.addedSinceVersion4) PRAGMA user_version = 3; UPDATE meta SET value = 3 WHERE key = 'schema'"
        )
        let reader = try SQLiteTipStore(reading: directory.url)
        let before = try reader.read { try ($0.firstAppearances(), $0.tip("a"), $0.rows(changedAfter: nil)) }
        #expect(before.0["a"] == FirstAppearance(date: moment))
        #expect(before.1.firstAppearance == FirstAppearance(date: moment))
        #expect(before.2.rows.displays.map(\.groups) == [nil])
        let writer = try directory.store()
        let cap = Tips.Cap(1, per: .day, group: "g")
        let limits = DisplayLimits(caps: [cap])
        #expect(try writer.commit([.display("b", after: 1, limits, in: ["g"])]).refusals == [:])
        #expect(try writer.commit([.display("c", after: 2, limits, in: ["g"])]).refusals == [0: .cap(cap)])
        #expect(try reader.read { try $0.firstAppearances() }["b"]?.groups == ["g"])
        #expect(try directory.setAside == [])
    }

    @Test("A file of the fifth version is read without arms and outcomes, and takes them once it is opened")
    func fifthVersion() throws {
        let store = try directory.store()
        try store.commit([.trial("a", needed: 1), .donation(of: "e", 1)])
        let trials = try store.read { try $0.trials() }
        try store.close()
        try directory.edit(
            "\(TemporaryDirectory.addedSinceVersion6) PRAGMA user_version = 5; UPDATE meta SET value = 5 WHERE key = 'schema'"
        )
        let reader = try SQLiteTipStore(reading: directory.url)
        #expect(try reader.read { try $0.trials() } == trials)
        var pages: [StoredTrial] = []
        try reader.readTrials { pages += $0 }
        #expect(pages.map(\.trial.tip) == ["a"])
        let writer = try SQLiteTipStore(directory: directory.url, keepingOutcomes: 10)
        try writer.commit([.display("a")])
        #expect(try writer.outcomes(most: 10).records.map(\.tip) == ["a"])
        #expect(try writer.read { try $0.trials() } == trials)
        #expect(try directory.setAside == [])
    }

    @Test("A file of the fourth version is read without counted uses and arms, and has them once it is opened")
    func fourthVersion() throws {
        let one = StoredDonationLimit(maximumCount: 1, maximumAge: nil)
        let store = try directory.store()
        try store.commit([.trial("a", needed: 2), .donation(of: "e", after: 1, limit: one, 1)])
        try store.close()
        try directory.edit(
            "\(TemporaryDirectory.addedSinceVersion5) PRAGMA user_version = 4; UPDATE meta SET value = 4 WHERE key = 'schema'"
        )
        let reader = try SQLiteTipStore(reading: directory.url)
        #expect(try reader.read { try $0.trials().map(\.used) } == [nil])
        #expect(try reader.rows().rows.trials.map(\.uses) == [nil])
        var pages: [StoredTrial] = []
        try reader.readTrials { pages += $0 }
        #expect(pages.map(\.trial.tip) == ["a"])
        #expect(pages.map(\.trial.arms) == [nil])
        let writer = try directory.store()
        try writer.commit([.donation(of: "e", after: 2, limit: one, 2), .donation(of: "e", after: 3, limit: one, 3)])
        #expect(try reader.read { try $0.trials().map(\.used) } == [moment.addingTimeInterval(3)])
        try writer.commit([.trial("b", after: 4, arm: "short")])
        #expect(try reader.read { try $0.trials().map(\.arm) } == [nil, "short"])
        #expect(try directory.setAside == [])
    }

    @Test("A file of the first version can be read without being changed, and after another process upgrades it")
    func reading() throws {
        try writeFirstVersion()
        let before = try Data(contentsOf: directory.file)
        let reader = try SQLiteTipStore(reading: directory.url)
        #expect(try reader.read { try $0.tip("a") }.record.displayCount == 1)
        #expect(try reader.read { try $0.doneRow("page") } == nil)
        #expect(try Data(contentsOf: directory.file) == before)
        let writer = try directory.store()
        try writer.commit([begun])
        #expect(try reader.read { try $0.tip("a") }.record.displayCount == 2)
        #expect(try reader.read { try $0.doneRow("page")?.date } == moment)
    }

    @Test("A new file and an upgraded file have the same tables") func sameTables() throws {
        let tables = "SELECT group_concat(sql) FROM (SELECT sql FROM sqlite_master ORDER BY name)"
        try writeFirstVersion()
        let upgraded = try directory.store().host.queue.read { try String.fetchOne($0, sql: tables) }
        let new = try TemporaryDirectory().store().host.queue.read { try String.fetchOne($0, sql: tables) }
        #expect(upgraded == new)
        #expect(new?.isEmpty == false)
    }
}
