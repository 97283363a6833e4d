import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of a datastore with the data of several people.
@Suite struct PeopleTests {
    private let directory = TemporaryDirectory()
    private let clock = ManualClock()
    private static let tip = TipDefinition(id: "tip")
    private static let visited = Tips.Event<Tips.EmptyDonation>(id: "visited")

    private func people(mostIdle: Int = TipPeople.mostIdle) throws -> TipPeople {
        try TipPeople(directory: directory.url, [.clock(clock)], idleTime: 60, mostIdle: mostIdle)
    }

    @Test("One person's donations, invalidations and resets don't affect another person in the same datastore")
    func apart() throws {
        let people = try people()
        let (one, two) = (try people.center(for: "one"), try people.center(for: "two"))
        one.invalidate("tip", reason: .tipClosed)
        one.run { Self.visited.donate() }
        #expect(one.run { Self.visited.donations.count } == 1)
        #expect(two.run { Self.visited.donations.count } == 0)
        let store = try directory.store()
        #expect(try store.person("one").record(ofTip: "tip").invalidation?.reason == .tipClosed)
        #expect(try store.person("two").record(ofTip: "tip").invalidation == nil)
        #expect(try store.record(ofTip: "tip").invalidation == nil)
        try one.reset()
        #expect(one.run { Self.visited.donations.count } == 0)
        #expect(try people.ids == ["one"])
    }

    @Test("A store names the people with changes that the sync server doesn't have, without the device's own person")
    func unsent() throws {
        let people = try people()
        for id in ["one", "two"] { try people.center(for: id).run { Self.visited.donate() } }
        let store = try directory.store()
        try store.write(SyncMark(person: "me"))
        #expect(Set(try store.unsentPersons()) == ["one", "two"])
        let one = try store.person("one")
        var mark = SyncMark(person: "one")
        mark.sent = try one.header().position
        try one.write(mark)
        #expect(try store.unsentPersons() == ["two"])
        try people.center(for: "one").run { Self.visited.donate() }
        #expect(Set(try store.unsentPersons()) == ["one", "two"])
    }

    @Test("All requests for a person's center return the same center while that center is referenced") func oneCenter()
        throws
    {
        let people = try people()
        let center = try people.center(for: "one")
        #expect(try people.center(for: "one") === center)
        let found = Mutex<Set<ObjectIdentifier>>([])
        let centers = Mutex<[TipCenter]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let center = try people.center(for: "many")
                centers.withLock { $0.append(center) }
                found.withLock { _ = $0.insert(ObjectIdentifier(center)) }
            } catch { Issue.record(error) }
        }
        #expect(found.withLock { $0.count } == 1)
    }

    @Test(
        "An idle center of a person is released, and a new center for that person has the same data",
        .timeLimit(.minutes(10))
    )
    func idle() async throws {
        let people = try people()
        weak var center: TipCenter?
        do {
            let made = try await people.center(for: "one")
            made.invalidate("tip", reason: .tipClosed)
            center = made
        }
        #expect(center != nil)
        while clock.nextDeadline == nil { await Task.yield() }
        clock.advance(by: 30)
        _ = try await people.center(for: "one")
        clock.advance(by: 59)
        while clock.nextDeadline == nil { await Task.yield() }
        #expect(center != nil)
        clock.advance(by: 2)
        while center != nil { await Task.yield() }
        let again = try await people.center(for: "one")
        #expect(again.record(of: Self.tip).invalidation?.reason == .tipClosed)
    }

    @Test("Only a limited number of idle centers is kept, and the least recently used center is released first")
    func bounded() throws {
        let people = try people(mostIdle: 3)
        struct Held {
            weak var center: TipCenter?
        }
        var held: [Held] = []
        for number in 1...10 {
            clock.advance(by: 1)
            held.append(Held(center: try people.center(for: "\(number)")))
        }
        #expect(held.count { $0.center != nil } == 3)
        weak let last = try people.center(for: "10")
        weak let first = try people.center(for: "8")
        #expect(last != nil && first != nil)
    }

    @Test("People's ids with different bytes are different, even if Swift considers the strings equal") func bytes()
        throws
    {
        let people = try people()
        let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
        let one = try people.center(for: composed)
        #expect(try people.center(for: decomposed) !== one)
        one.invalidate("tip", reason: .tipClosed)
        #expect(try people.center(for: decomposed).record(of: Self.tip).invalidation == nil)
        #expect(try people.ids.map { Array($0.utf8) } == [Array(composed.utf8)])
    }

    @Test("A person's id that is empty, longer than 1 kB or contains a NUL throws an error with the reason")
    func invalid() throws {
        let people = try people()
        for (id, words) in [
            ("", "it is empty"), (String(repeating: "é", count: 513), "1026 bytes"), ("a\0b", "NUL"),
        ] {
            let error = #expect(throws: TipStoreError.self) { try people.center(for: id) }
            #expect(error?.kind == .invalidPerson)
            #expect(error?.description.contains(words) == true)
            #expect(throws: TipStoreError.self) { try people.erase(id) }
        }
        let longest = String(repeating: "x", count: 1_024)
        try people.center(for: longest).invalidate("tip", reason: .tipClosed)
        for odd in ["'; DROP TABLE person; --", "\u{1}\u{1}", "../../etc"] {
            try people.center(for: odd).invalidate("tip", reason: .tipClosed)
        }
        #expect(Set(try people.ids) == [longest, "'; DROP TABLE person; --", "\u{1}\u{1}", "../../etc"])
    }

    @Test("Erasing a person hides the data from all stores immediately, and deletes it from the disk later")
    func erased() throws {
        let people = try people()
        let center = try people.center(for: "one")
        for _ in 1...50 { center.run { Self.visited.donate() } }
        center.invalidate("tip", reason: .tipClosed)
        try people.center(for: "two").invalidate("tip", reason: .tipClosed)
        for _ in 1...50 { center.run { Self.visited.sendDonation() } }
        try people.erase("one")
        #expect(try people.ids == ["two"])
        #expect(center.record(of: Self.tip).invalidation == nil)
        #expect(try people.center(for: "one") === center)
        #expect(try people.center(for: "one").run { Self.visited.donations.count } == 0)
        let store = try directory.store()
        store.host.sweeping.wait()
        try store.flush()
        #expect(try store.number("SELECT count(*) FROM donation") == 0)
        #expect(try store.number("SELECT count(*) FROM invalidation") == 1)
        #expect(try store.number("SELECT count(*) FROM person WHERE id IS NULL") == 0)
        try people.center(for: "one").invalidate("other", reason: .tipClosed)
        #expect(try people.ids == ["one", "two"])
    }

    @Test("Concurrent commits for different people all succeed, and each caller gets the refusals of its own changes")
    func together() throws {
        let store = try directory.store()
        let stores = try (0..<16).map { try store.person("person \($0)") }
        DispatchQueue.concurrentPerform(iterations: 16) { number in
            do {
                for count in 1...50 {
                    let limits = DisplayLimits(maximumCount: 40)
                    let commit = try stores[number].commit([.displayBegan(tip: "t", date: moment, limits: limits)])
                    #expect(commit.refusals == (count > 40 ? [0: .displayCount] : [:]))
                }
            } catch { Issue.record(error) }
        }
        for store in stores { #expect(try store.record(ofTip: "t").displayCount == 40) }
    }

    @Test("A commit for one person doesn't change the store position of other people") func positions() throws {
        let store = try directory.store()
        let (one, two) = (try store.person("one"), try store.person("two"))
        try one.commit([.setting("p", "1")])
        let before = try one.header().position
        for number in 0..<1_500 { try two.commit([.setting("p", "\(number)")]) }
        #expect(try one.header().position == before)
        #expect(try one.update(since: before) == StoreUpdate(position: before, version: one.header().latestVersion))
        #expect(try one.commit([.setting("p", "2")], after: before).update.rows.count == 1)
    }

    @Test("After the repair of a damaged store file each person still has only their own rows") func damaged() throws {
        let store = try directory.store()
        for id in ["one", "two"] {
            try store.person(id).commit([.closing("tip of \(id)"), .donation(of: "e", 1), .setting("p", "\"\(id)\"")])
        }
        try store.close()
        try directory.edit("DROP TABLE note")
        let again = try directory.store()
        #expect(try again.notes() == [])
        #expect(try directory.setAside.count == 1)
        for id in ["one", "two"] {
            let person = try again.person(id)
            #expect(try person.record(ofTip: "tip of \(id)").invalidation != nil)
            #expect(try person.tally(ofEvent: "e") == 1)
            #expect(try person.parameter("p")?.json == "\"\(id)\"")
            #expect(try person.read { try $0.tips() } == ["tip of \(id)"])
        }
    }
}
