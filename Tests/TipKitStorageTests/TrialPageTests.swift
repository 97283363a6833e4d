import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of reading the trials of all persons in a file.
@Suite struct TrialPageTests {
    private let directory = TemporaryDirectory()

    private func trials(_ store: SQLiteTipStore) throws -> [StoredTrial] {
        var found: [StoredTrial] = []
        try store.readTrials { found += $0 }
        return found
    }

    @Test("The trials of all persons are read, page by page, each with how its tip was retired") func pages() throws {
        let store = try directory.store()
        try store.commit([.trial("a")])
        for number in 0..<2_100 {
            try store.person("\(number)").commit([.trial("a", isHeldOut: number.isMultiple(of: 10)), .trial("b")])
        }
        try store.person("7").commit([.closing("a"), .donation(of: "e", after: 5, 1)])
        var pages: [Int] = []
        try store.readTrials { pages.append($0.count) }
        #expect(pages.reduce(0, +) == 4_201)
        #expect(pages.count == 22)
        let all = try trials(store)
        #expect(all.count { $0.trial.isHeldOut } == 210)
        #expect(all.count { $0.retirement == "heldOut" } == 210)
        #expect(all.count { $0.retirement == "tipClosed" } == 1)
        #expect(all.count { $0.trial.used != nil } == 2)
    }

    @Test("Trials say whether their persons are visitors, also of persons with several devices") func visitors() throws
    {
        let store = try directory.store()
        let other = InMemoryTipStore()
        try other.commit([.donation(of: "f", 1)])
        for id in ["\u{1F}visitor-1", "\u{1F}visitor-2", "visitor-3", "\u{1F}"] {
            try store.person(id).commit([.trial(id)])
            if id.hasSuffix("2") { try store.person(id).merge(try other.rows().rows, at: moment) }
        }
        try store.commit([.trial("device")])
        let found = try trials(store)
        #expect(found.filter(\.isVisitor).map(\.trial.tip).sorted() == ["\u{1F}visitor-1", "\u{1F}visitor-2"])
        #expect(found.count == 5)
    }

    @Test("Trials that a reset has ended, and those of erased persons, aren't read") func obsolete() throws {
        let store = try directory.store()
        for person in ["one", "two", "three", "four"] { try store.person(person).commit([.trial("a"), .trial("b")]) }
        try store.person("one").commit([.tipReset(tip: "a", date: moment)])
        try store.person("two").commit([.allReset(date: moment)])
        try store.erase(person: "three")
        #expect(try trials(store).map(\.trial.tip).sorted() == ["a", "b", "b"])
        try store.person("one").commit([.closing("b"), .tipReset(tip: "b", date: moment), .trial("b", after: 9)])
        let again = try trials(store).filter { $0.trial.exposed != moment }
        #expect(again.map(\.retirement) == [nil])
    }

    @Test("A person with two devices is read once, with the earliest exposure and a use on the other device")
    func twoDevices() throws {
        let store = try directory.store()
        try store.person("one").commit([.trial("a", after: 20, isHeldOut: true)])
        let other = InMemoryTipStore()
        try other.commit([.trial("a", after: 10), .donation(of: "f", 1)])
        try other.commit([.donation(of: "e", after: 30, 2)])
        try store.person("one").merge(try other.rows().rows, at: moment.addingTimeInterval(60))
        let read = try trials(store)
        #expect(read.map(\.trial) == (try store.person("one").read { try $0.trials() }))
        #expect(read.map(\.trial.isHeldOut) == [false])
        #expect(read.map(\.trial.used) == [moment.addingTimeInterval(30)])
    }

    @Test("A person with rows of two replicas and no donations is read once, and others of the page as they are")
    func twoReplicas() throws {
        let store = try directory.store()
        for person in ["one", "two", "three"] {
            try store.person(person).commit([.trial("a", after: 20), .trial("b", after: 20), .closing("b", after: 30)])
        }
        let other = InMemoryTipStore()
        try other.commit([.trial("b", after: 10, isHeldOut: true)])
        try store.person("two").merge(try other.rows().rows, at: moment.addingTimeInterval(60))
        let read = try trials(store)
        #expect(read.map(\.trial.tip).sorted() == ["a", "a", "a", "b", "b", "b"])
        #expect(read.filter { $0.trial.isHeldOut }.map(\.trial.tip) == ["b"])
        #expect(read.count { $0.retirement == "tipClosed" && $0.retired == moment.addingTimeInterval(30) } >= 2)
        #expect(read.filter { $0.trial.tip == "a" }.allSatisfy { $0.retirement == nil && $0.retired == nil })
    }

    @Test("Trials have the present value of a parameter, of persons who have one since the latest reset of everything")
    func values() throws {
        let store = try directory.store()
        for person in ["one", "two", "three", "four"] { try store.person(person).commit([.trial("a")]) }
        try store.person("one").commit([.setting("App+plan", "\"free\""), .setting("App+other", "1")])
        try store.person("one").commit([.setting("App+plan", "\"pro\"", after: 1)])
        try store.person("two").commit([.setting("App+other", "2")])
        try store.person("three").commit([.setting("App+plan", "\"pro\"")])
        try store.person("three").commit([.allReset(date: moment)])
        try store.person("three").commit([.trial("a", after: 3)])
        let other = InMemoryTipStore()
        try other.commit([.setting("App+plan", "3", after: 9)])
        try store.person("four").merge(try other.rows().rows, at: moment.addingTimeInterval(60))
        var found: [StoredTrial] = []
        try store.readTrials(withValuesOf: "App+plan") { found += $0 }
        #expect(found.map { $0.value ?? "-" }.sorted() == ["\"pro\"", "-", "-", "3"])
        #expect(try trials(store).allSatisfy { $0.value == nil })
    }

    @Test("The trials can be read from a folder that is open for reading, while an app writes") func besideAnApp()
        throws
    {
        let store = try directory.store()
        try store.person("one").commit([.trial("a")])
        let reader = try SQLiteTipStore(reading: directory.url)
        var count = 0
        try reader.readTrials { page in
            count += page.count
            try store.person("one").commit([.donation(of: "e", after: 1, 1)])
        }
        #expect(count == 1)
        #expect(try trials(reader).map(\.trial.used) == [moment.addingTimeInterval(1)])
        #expect(throws: CancellationError.self) { try reader.readTrials { _ in throw CancellationError() } }
    }

    @Test(
        "A damaged row is an error that names the table, the column and the person, and says what to do",
        arguments: [
            (
                "UPDATE trial SET used = 'x' WHERE person = 3",
                "the value of used in a row of the table trial is invalid"
            ),
            (
                "UPDATE invalidation SET version = -1 WHERE person = 3",
                "the value of version in a row of the table invalid"
            ),
            (
                "UPDATE reset SET version = 1.5 WHERE person = 3",
                "the value of version in a row of the table reset is inv"
            ),
        ]
    )
    func damaged(sql: String, damage: String) throws {
        let store = try directory.store()
        for person in ["one", "t\"wo"] { try store.person(person).commit([.trial("a"), .closing("a")]) }
        try store.person("t\"wo").commit([.tipReset(tip: "b", date: moment)])
        try store.close()
        try directory.edit(sql)
        let reader = try SQLiteTipStore(reading: directory.url)
        let error = try #require(#expect(throws: TipStoreError.self) { try reader.readTrials { _ in } })
        let words = [
            damage, #"The row is of the person "t\"wo", and has the number 3 in the column person."#, "start the app",
        ]
        for text in words { #expect(error.description.contains(text), "\(error)") }
        // The app does what the error says.
        let app = try directory.store()
        _ = try app.person("t\"wo").rows()
        #expect(try trials(app).count == (sql.contains("trial") ? 1 : 2))
    }

    @Test("A folder without a datastore is an error that names the file") func noStore() {
        let error = #expect(throws: TipStoreError.self) { try SQLiteTipStore(reading: directory.url) }
        #expect(error?.localizedDescription.contains("tips-store.db") == true)
    }
}
