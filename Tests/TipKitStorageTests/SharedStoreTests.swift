import Foundation
import GRDB
import OpenTipKitTesting
import Synchronization
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of two centers that share a datastore; they represent two processes, since each has its own connection.
@Suite struct SharedStoreTests {
    private static let flag = Tips.Parameter(SharedStoreTests.self, "+flag", false)
    private static let draft = Tips.Parameter(SharedStoreTests.self, "+draft", 0, .transient)
    private static let count = Tips.Parameter(SharedStoreTests.self, "+count", 0)
    private static let visits = Tips.Event<Tips.EmptyDonation>(id: "visits")

    private func center(
        _ directory: TemporaryDirectory,
        _ clock: ManualClock = ManualClock(),
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(store: try directory.store(), frequency: frequency)
        return center
    }

    @Test("A running process sees another process's changes to the shared datastore without a restart")
    func notices() async throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try center(directory), try center(directory))
        let member = TipDefinition(id: "member", rules: [Tips.Rule(Self.flag) { $0 }])
        let regular = TipDefinition(id: "regular", rules: [Tips.Rule(Self.visits) { $0.donations.count >= 2 }])
        var memberUpdates = two.statusUpdates(of: "member") { member }.makeAsyncIterator()
        var regularUpdates = two.statusUpdates(of: "regular") { regular }.makeAsyncIterator()
        #expect(await memberUpdates.next() == .pending)
        #expect(await regularUpdates.next() == .pending)

        one.run { Self.flag.wrappedValue = true }
        #expect(await memberUpdates.next() == .available)
        for _ in 1...2 { await one.run { await Self.visits.donate() } }
        #expect(await regularUpdates.next() == .available)
        one.register(member)
        one.invalidate("member", reason: .actionPerformed)
        #expect(await memberUpdates.next() == .invalidated(.actionPerformed))
        try one.reset()
        #expect(await memberUpdates.next() == .pending)
        #expect(await regularUpdates.next() == .pending)
    }

    @Test(
        "A value is stored although it is the one that was read, if another process's changes can't be read",
        arguments: SharedStoreKind.allCases
    )
    func setUnread(_ kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        #expect(!centers.one.run { Self.flag.wrappedValue })
        centers.two.run { Self.flag.wrappedValue = true }
        centers.stores[0].failReads(true)
        centers.one.run { Self.flag.wrappedValue = false }
        centers.stores[0].failReads(false)
        centers.two.catchUp()
        #expect(!centers.two.run { Self.flag.wrappedValue })
    }

    @Test("A transient parameter is shared by running processes, and has its default value at the next launch")
    func transient() async throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try center(directory), try center(directory))
        let tip = TipDefinition(id: "draft", rules: [Tips.Rule(Self.draft) { $0 == 7 }])
        var updates = two.statusUpdates(of: "draft") { tip }.makeAsyncIterator()
        #expect(await updates.next() == .pending)
        one.run { Self.draft.wrappedValue = 7 }
        #expect(await updates.next() == .available)
        let later = try center(directory)
        #expect(later.run { Self.draft.wrappedValue } == 0)
    }

    @Test("Displays of a tip in two processes add up, and a display in one starts the pause in both")
    func displays() async throws {
        let directory = TemporaryDirectory()
        let clock = ManualClock()
        let one = try center(directory, clock, frequency: .daily)
        let two = try center(directory, clock, frequency: .daily)
        let (a, b) = (TipDefinition(id: "a"), TipDefinition(id: "b"))
        var updates = two.statusUpdates(of: "b") { b }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        let display = try #require(one.reserveDisplay(of: a))
        #expect(display.begin())
        #expect(await updates.next() == .pending)
        let again = try #require(two.reserveDisplay(of: a))
        #expect(again.begin())
        #expect(two.record(of: a).displayCount == 2)
    }

    @Test("The latest set of a parameter is stored, even if the clock of the setting process is behind")
    func olderClock() throws {
        let directory = TemporaryDirectory()
        let late = ManualClock()
        let early = ManualClock(now: late.now.addingTimeInterval(-3_600))
        let (one, two) = (try center(directory, late), try center(directory, early))
        one.run { Self.flag.wrappedValue = true }
        two.run {
            Self.flag.wrappedValue = true
            Self.flag.wrappedValue = false
        }
        #expect(try directory.store().parameter(Self.flag.id)?.json == "false")
    }

    @Test("The last value set for a parameter is stored, even if another process set the parameter in between")
    func sets() throws {
        for _ in 0..<20 {
            let directory = TemporaryDirectory()
            let (one, two) = (try center(directory), try center(directory))
            for (index, center) in [one, two, one, one].enumerated() {
                center.run { Self.count.wrappedValue = index + 1 }
                #expect(try directory.store().parameter(Self.count.id)?.json == "\(index + 1)")
            }
        }
    }

    @Test("Only donations made after a reset are stored, even if another process committed before the reset")
    func donationAfterReset() throws {
        for _ in 0..<20 {
            let directory = TemporaryDirectory()
            let (one, two) = (try center(directory), try center(directory))
            one.run { Self.visits.donate() }
            two.run { Self.count.wrappedValue = 1 }
            try one.reset()
            one.run { Self.visits.donate() }
            let store = try directory.store()
            #expect(try store.tally(ofEvent: Self.visits.id) == 1)
            #expect(try store.donations(of: Self.visits.id).count == 1)
            #expect(try store.parameter(Self.count.id) == nil)
        }
    }

    @Test("If a tip is invalidated twice at the same time, memory and disk keep the same one of the two reasons")
    func reasons() throws {
        let directory = TemporaryDirectory()
        let first = try center(directory)
        let reasons: [Tips.InvalidationReason] = [.tipClosed, .actionPerformed]
        let tips = (0..<200).map { TipDefinition(id: "tip-\($0)") }
        for tip in tips {
            DispatchQueue.concurrentPerform(iterations: 2) { first.invalidate(tip.id, reason: reasons[$0]) }
        }
        let next = try center(directory)
        for tip in tips {
            let status = next.status(of: tip.id) { tip }
            #expect(status == .invalidated(.tipClosed) || status == .invalidated(.actionPerformed))
            #expect(first.status(of: tip.id) { tip } == status)
        }
    }

    @Test("A rule on a count loads no donations, and a rule on a time window loads only that window's donations")
    func lazily() async throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        try store.commit((1...50).map { .donation(of: "visits", after: Double($0), $0) })
        let clock = ManualClock(now: moment.addingTimeInterval(60))
        let center = try center(directory, clock)
        let count = TipDefinition(id: "count", rules: [Tips.Rule(Self.visits) { $0.donations.count == 50 }])
        #expect(center.status(of: "count") { count } == .available)
        #expect(center.donationLog(of: Self.visits, after: nil).indices.isEmpty)
        let window = TipDefinition(
            id: "window",
            rules: [Tips.Rule(Self.visits) { $0.donations.donatedWithin(.minute).count == 50 }]
        )
        #expect(center.status(of: "window") { window } == .available)
        clock.advance(by: 30)
        #expect(center.status(of: "window") { window } == .pending)
        let other = try self.center(directory, clock)
        #expect(other.status(of: "window") { window } == .pending)
        #expect(other.donationLog(of: Self.visits, after: nil).indices.count == 20)
        await other.run { await Self.visits.donate() }
        #expect(other.donationLog(of: Self.visits, after: nil).indices.count == 21)
        #expect(other.run { Self.visits.donations.count } == 51)
    }

    @Test(
        "A store that opens its file through a symbolic link and a store that opens it directly notify each other",
        .timeLimit(.minutes(10))
    )
    func link() async throws {
        let (directory, linked) = (TemporaryDirectory(), TemporaryDirectory())
        let one = try directory.store()
        try FileManager.default.createDirectory(at: linked.folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: linked.file, withDestinationURL: directory.file)
        let two = try linked.store()
        for (writer, reader) in [(one, two), (two, one)] {
            let (calls, tell) = AsyncStream.makeStream(of: Void.self)
            let watch = try reader.watch { tell.yield() }
            defer { withExtendedLifetime(watch) {} }
            let count = try reader.tally(ofEvent: "e")
            try writer.commit([.donation(of: "e", count)])
            for await _ in calls where try reader.tally(ofEvent: "e") == count + 1 { break }
        }
        #expect(try two.payloads(of: "e") == ["0", "1"])
    }

    @Test("A watcher is no longer called after its store is closed") func closed() async throws {
        let directory = TemporaryDirectory()
        let (one, two) = (try directory.store(), try directory.store())
        let calls = Mutex(0)
        let watch = try one.watch { calls.withLock { $0 += 1 } }
        defer { withExtendedLifetime(watch) {} }
        try two.commit([.setting("p", "1")])
        while calls.withLock({ $0 == 0 }) { await Task.yield() }
        try one.close()
        one.host.background.sync {}
        let before = calls.withLock { $0 }
        let witness = try directory.store()
        let (told, tell) = AsyncStream.makeStream(of: Int.self)
        let witnessing = try witness.watch { tell.yield(1) }
        defer { withExtendedLifetime(witnessing) {} }
        var news = told.makeAsyncIterator()
        // Watchers are called one after the other. So once the witness is called for the second commit, the closed
        // store's watcher would have been called for the first commit if it were still registered.
        for number in 2...3 {
            try two.commit([.setting("p", "\(number)")])
            #expect(await news.next() == 1)
        }
        one.host.background.sync {}
        #expect(calls.withLock { $0 } == before)
    }
}
