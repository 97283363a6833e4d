import Foundation
import OpenTipKit
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of a person's position, and of watching it without a center.
@Suite struct PositionTests {
    private let directory = TemporaryDirectory()
    private let clock = ManualClock()

    private func people() throws -> TipPeople { try TipPeople(directory: directory.url, [.clock(clock)]) }

    @Test("A person's position is the same in two processes and in a center, and differs after each commit")
    func position() throws {
        let (one, two) = (try people(), try people())
        let center = try one.center(for: "a")
        var known: Set<String> = []
        for count in 1...3 {
            center.invalidate("tip \(count)", reason: .tipClosed)
            let position = try two.position(of: "a")
            #expect(try one.position(of: "a") == position)
            #expect(center.position == position)
            #expect(known.insert(position).inserted)
        }
        let other = try two.position(of: "b")
        try two.center(for: "a").invalidate("tip", reason: .tipClosed)
        #expect(try two.position(of: "b") == other)
        #expect(try !known.contains(two.position(of: "a")))
        center.catchUp()
        #expect(try center.position == two.position(of: "a"))
    }

    @Test("A person's position can't be read for an invalid id, nor watched") func invalid() throws {
        let people = try people()
        #expect(throws: TipStoreError.self) { try people.position(of: "") }
        #expect(throws: TipStoreError.self) { try people.watch("") {} }
    }

    @Test("A watch is called after a commit or an erasure by any process, without a center", .timeLimit(.minutes(10)))
    func watched() async throws {
        let (one, two) = (try people(), try people())
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watch = try one.watch("a") { signal.yield() }
        var iterator = signals.makeAsyncIterator()
        for writer in [one, two, one, two] {
            try await writer.center(for: "a").invalidate("tip \(UUID())", reason: .tipClosed)
            _ = await iterator.next()
        }
        try two.erase("a")
        _ = await iterator.next()
        withExtendedLifetime(watch) {}
    }

    @Test("Only the persons whose rows have changed are read after another process's commit") func onlyChanged() throws
    {
        let (store, other) = (try directory.store(), try directory.store())
        for id in ["a", "b", "c"] { try other.person(id).commit([.closing("tip")]) }
        let connection = try store.host.open()
        #expect(try connection.changedPositions(Deadline()) == nil)
        let all = try connection.positions(of: ["a", "nobody"].map { PersonID(unchecked: $0) }, Deadline())
        #expect(all.map(\.1.number) == [1, 0])
        let read = { try connection.changedPositions(Deadline())?.map(\.0.text).sorted() }
        #expect(try read() == [])
        try other.person("c").commit([.closing("again")])
        try other.person("a").commit([.closing("again")])
        #expect(try read() == ["a", "c"])
        try other.person("b").commit([.noted(TipNote(tip: "tip", date: moment, status: .pending, summary: ""))])
        #expect(try read() == [])
    }

    @Test("An erasure by another process is noticed, even if the person's rows are already deleted from the disk")
    func erased() throws {
        let (store, other) = (try directory.store(), try directory.store())
        for id in ["a", "b"] { try other.person(id).commit([.closing("tip")]) }
        let connection = try store.host.open()
        let read = {
            let watched = ["a", "b"].map { PersonID(unchecked: $0) }
            let read = try connection.changedPositions(Deadline()) ?? connection.positions(of: watched, Deadline())
            return Dictionary(uniqueKeysWithValues: read.map { ($0.text, $1) })
        }
        #expect(try read().count == 2)
        try other.erase(person: "b")
        try other.flush()
        #expect(try other.number("SELECT count(*) FROM person") == 2)
        #expect(try read()["b"] == PersonState.none.position)
        // The deletion of the person who was changed last doesn't let the next change go unnoticed.
        try other.person("a").commit([.closing("again")])
        #expect(try read()["a"]?.number == 2)
        try other.commit([.closing("again")])
        #expect(try read().keys.sorted() == [""])
    }

    @Test("Watchers of one person aren't called for another, and one that has ended isn't called") func indexed() throws
    {
        let store = try directory.store()
        let calls = Mutex<[String]>([])
        var watches: [StoreWatch] = []
        for (id, name) in [("a", "a1"), ("a", "a2"), ("b", "b1")] {
            watches.append(try store.person(id).watch { calls.withLock { $0.append(name) } })
        }
        store.host.background.sync {}
        calls.withLock { $0 = [] }
        try store.person("a").commit([.closing("tip")])
        store.host.background.sync {}
        #expect(calls.withLock { $0.sorted() } == ["a1", "a2"])
        watches.removeFirst()
        _ = try store.person("a").commit([.closing("again")], after: nil, by: watches[1])
        store.host.background.sync {}
        #expect(calls.withLock { $0.sorted() } == ["a1", "a2", "a2"])
        withExtendedLifetime(watches) {}
    }

    @Test("The secret of a datastore is the same in each process, another one's differs, and it outlives the file")
    func secret() throws {
        let (one, two) = (try people(), try people())
        let secret = try one.secret
        #expect(secret.count == 64)
        #expect(try two.secret == secret)
        #expect(try PositionTests().people().secret != secret)
        try FileManager.default.removeItem(at: directory.url.appending(path: ".tipkit"))
        try one.center(for: "a").invalidate("tip", reason: .tipClosed)
        #expect(try people().secret == secret)
    }

    @Test("A person is erased after the date until which they are kept, unless a later visit moves it on")
    func expiry() async throws {
        let one = try people()
        for id in ["a", "b", "c"] { try await one.center(for: id).invalidate("tip", reason: .tipClosed) }
        let yesterday = Date(timeIntervalSinceNow: -86_400)
        for id in ["a", "b", "unknown"] { try one.keep(id, until: yesterday) }
        try one.keep("b", until: Date(timeIntervalSinceNow: 86_400))
        try one.keep("b", until: yesterday)
        #expect(try one.ids == ["a", "b", "c"])
        // Opening the datastore deletes what is over.
        let two = try people()
        while try two.ids != ["b", "c"] { await Task.yield() }
        #expect(try one.isStored("b") && !one.isStored("a"))
    }

    @Test(
        "The outcomes of all people are reported with the person, also after a center was released",
        .timeLimit(.minutes(10))
    )
    func outcomes() async throws {
        let people = try TipPeople(directory: directory.url, [.clock(clock)], idleTime: 60)
        let (first, second) = (people.outcomes, people.outcomes)
        func close(_ tip: String, _ id: String) throws -> Weak {
            let center = try people.center(for: id)
            center.invalidate(tip, reason: .tipClosed)
            return Weak(center)
        }
        let center = try close("one", "a")
        _ = try close("two", "b")
        while clock.nextDeadline == nil { await Task.yield() }
        clock.advance(by: 61)
        while center.center != nil { await Task.yield() }
        _ = try close("three", "a")
        for stream in [first, second] {
            var found: [[String]] = []
            for await outcome in stream {
                #expect(outcome.outcome.kind == .invalidated(.tipClosed))
                found.append([outcome.person, outcome.outcome.tip])
                if found.count == 3 { break }
            }
            #expect(found == [["a", "one"], ["b", "two"], ["a", "three"]])
        }
    }

    private final class Weak {
        weak var center: TipCenter?

        init(_ center: TipCenter) {
            self.center = center
        }
    }
}
