import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// A center takes another process's commits into account, even if its store never reports them.
@Suite struct ForeignCommitTests {
    /// A store that never notifies watchers, and whose reads can be made to fail.
    private final class SilentStore: TipStore {
        private struct Unreadable: Error {}

        let base = InMemoryTipStore()
        private let isBlind = Mutex(false)

        /// Whether reads throw an error.
        func blind(_ value: Bool) { isBlind.withLock { $0 = value } }

        func read<Result>(_ body: (any StoreSnapshot) throws -> Result) throws -> Result {
            if isBlind.withLock({ $0 }) { throw Unreadable() }
            return try base.read(body)
        }

        func commit(
            _ changes: [StoreChange],
            after position: StorePosition?,
            by watch: StoreWatch?
        ) throws -> StoreCommit {
            try base.commit(changes, after: position, by: watch)
        }

        var keepsNotes: Bool { false }

        func watch(_ onChange: @escaping @Sendable () -> Void) throws -> StoreWatch { StoreWatch(0) {} }

        func close() throws {}
    }

    private let clock = ManualClock()
    private let store = SilentStore()
    private let first = TipDefinition(id: "first")
    private let second = TipDefinition(id: "second")

    private func launch(
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate
    ) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(store: store, frequency: frequency)
        return center
    }

    @Test("A display that begins after another process reset all tips is counted")
    func resetBeforeDisplay() throws {
        let center = try launch()
        let display = try #require(center.reserveDisplay(of: first))
        try launch().reset()
        #expect(display.begin())
        #expect(display.isValid)
        #expect(try store.record(ofTip: "first").displayCount == 1)
    }

    @Test("A tip whose display limit was reached is available again after another process resets the tip")
    func limitAfterReset() throws {
        let once = TipDefinition(id: "once", options: [Tips.MaxDisplayCount(1)])
        try store.commit([.displayBegan(tip: "once", date: clock.now, limits: nil)])
        let center = try launch()
        #expect(center.record(of: once).displayCount == 1)
        try launch().resetEligibility(of: once)
        #expect(center.status(of: "once") { once } == .available)
        #expect(try store.record(ofTip: "once") == TipRecord())
    }

    @Test("Of two processes that reserved a tip's last display, only one begins it") func lastDisplay() throws {
        let once = TipDefinition(id: "once", options: [Tips.MaxDisplayCount(1)])
        let displays = try [launch(), launch()].map { try #require($0.reserveDisplay(of: once)) }
        #expect(displays.map { $0.begin() } == [true, false])
        #expect(try store.record(ofTip: "once").displayCount == 1)
    }

    @Test("Setting a parameter to its cached value is stored if another process has changed the parameter")
    func changedMeanwhile() throws {
        let center = try launch()
        #expect(center.run { !Flags.other.wrappedValue })
        try launch().run { Flags.other.wrappedValue = true }
        center.run { Flags.other.wrappedValue = false }
        #expect(try launch().run { !Flags.other.wrappedValue })
    }

    @Test("A parameter can be set to its default while the store can't be read") func unreadableParameter() throws {
        try launch().run { Flags.other.wrappedValue = true }
        let center = try launch()
        store.blind(true)
        center.run { Flags.other.wrappedValue = false }
        store.blind(false)
        #expect(try launch().run { !Flags.other.wrappedValue })
    }

    @Test("A stored invalidation that couldn't be read takes effect as soon as the store can be read again")
    func unreadableTip()
        throws
    {
        try launch().invalidate("first", reason: .tipClosed)
        let center = try launch()
        store.blind(true)
        #expect(center.status(of: "first") { first } == .available)
        store.blind(false)
        center.run { Flags.other.wrappedValue = true }
        #expect(center.status(of: "first") { first } == .invalidated(.tipClosed))
    }

    @Test("A tip whose rule inputs couldn't be read is decided again as soon as the store can be read")
    func unreadableInputs() throws {
        let event = Tips.Event<Tips.EmptyDonation>(id: "visited")
        // The rules don't declare the event and the parameter that they read, so the center reads both only during
        // evaluation.
        let visit = TipDefinition(id: "visit", rules: [Tips.Rule(Flags.other) { _ in event.donations.count == 1 }])
        let member = TipDefinition(
            id: "member",
            rules: [Tips.Rule(Flags.other) { _ in Flags.isSignedIn.wrappedValue }]
        )
        try launch().run { event.donate() }
        try launch().run { Flags.isSignedIn.wrappedValue = true }
        let center = try launch()
        // Register the tips while the store can be read, so that only their rules' inputs are unreadable: a tip whose
        // own row couldn't be read would be decided again anyway.
        for tip in [visit, member] { center.register(tip) }
        store.blind(true)
        for tip in [visit, member] { #expect(center.status(of: tip.id) { tip } == .pending) }
        store.blind(false)
        #expect(center.status(of: "first") { first } == .available)
        for tip in [visit, member] { #expect(center.status(of: tip.id) { tip } == .available) }
    }

    @Test("A display reserved while the store can't be read is counted, even after another process's reset")
    func unreadableDisplay() throws {
        let center = try launch()
        try launch().reset()
        store.blind(true)
        let display = try #require(center.reserveDisplay(of: first))
        store.blind(false)
        #expect(display.begin())
        #expect(try store.record(ofTip: "first").displayCount == 1)
    }

    @Test("Closing a tip invalidates it again if another process has reset it, even before the reset is noticed")
    func resetMeanwhile()
        throws
    {
        let center = try launch()
        center.invalidate("first", reason: .tipClosed)
        try launch().resetEligibility(of: first)
        center.invalidate("first", reason: .actionPerformed)
        #expect(try store.record(ofTip: "first").invalidation?.reason == .actionPerformed)
    }

    @Test("A reset of a tip ends its reserved display, so another tip may appear under the display frequency")
    func resetReserved()
        throws
    {
        let center = try launch(frequency: .daily)
        let place = center.reserveDisplay(of: first)
        #expect(place != nil)
        #expect(center.status(of: "second") { second } == .pending)
        try launch().resetEligibility(of: first)
        center.catchUp()
        #expect(center.status(of: "second") { second } == .available)
    }

    @Test("A tip is pending while a display of another tip is reserved under the display frequency") func kept() throws
    {
        let center = try launch(frequency: .daily)
        #expect(center.status(of: "second") { second } == .available)
        let place = try #require(center.reserveDisplay(of: first))
        #expect(center.status(of: "second") { second } == .pending)
        place.end()
        #expect(center.status(of: "second") { second } == .available)
    }

    @Test("A display refused because another process invalidated the tip lets the next tip appear") func refused()
        throws
    {
        let center = try launch(frequency: .daily)
        let display = try #require(center.reserveDisplay(of: first))
        try launch().invalidate("first", reason: .tipClosed)
        #expect(!display.begin())
        #expect(center.reserveDisplay(of: second) != nil)
    }

    @Test("When a tip's reserved display expires, another tip may be displayed under the display frequency")
    func lapsedPlace() throws {
        let center = try launch(frequency: .daily)
        let unseen = try #require(center.reserveDisplay(of: first))
        #expect(center.status(of: "second") { second } == .pending)
        clock.advance(by: FrequencyClaim.lapse)
        let display = try #require(center.reserveDisplay(of: second))
        #expect(!unseen.begin())
        #expect(display.begin())
    }

    @Test("While a display of a tip that ignores the display frequency is reserved, other tips are pending")
    func ignoring() throws {
        let center = try launch(frequency: .daily)
        let free = TipDefinition(id: "free", options: [Tips.IgnoresDisplayFrequency(true)])
        let display = try #require(center.reserveDisplay(of: free))
        #expect(center.status(of: "second") { second } == .pending)
        #expect(center.reserveDisplay(of: second) == nil)
        #expect(display.begin())
        display.end()
        clock.advance(by: 86_401)
        #expect(center.reserveDisplay(of: free) != nil)
        #expect(center.status(of: "second") { second } == .available)
    }

    @Test("Displaying a tip that ignores the display frequency doesn't end another tip's reserved display")
    func ignoringLater() throws {
        let center = try launch(frequency: .daily)
        let free = TipDefinition(id: "free", options: [Tips.IgnoresDisplayFrequency(true)])
        let display = try #require(center.reserveDisplay(of: second))
        let later = try #require(center.reserveDisplay(of: free))
        #expect(display.begin())
        #expect(later.begin())
    }

    @Test("An event reads donations up to its limit, even if an event with the same id and a lower limit read first")
    func widened() throws {
        let wide = Tips.Event(id: "e", donationLimit: .init(maximumCount: 5))
        let narrow = Tips.Event(id: "e", donationLimit: .init(maximumCount: 3))
        try launch().run { for _ in 0..<5 { wide.donate() } }
        try launch().run {
            #expect(narrow.donations.count == 3)
            #expect(wide.donations.count == 5)
        }
    }

    @Test("Status streams report another process's invalidation as soon as this process reads the store")
    func toldByReading() async throws {
        let center = try launch()
        var updates = center.statusUpdates(of: "first") { [first] in first }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        try launch().invalidate("first", reason: .tipClosed)
        center.run { #expect(visits.donations.isEmpty) }
        // Change the status again, so that the test fails rather than hangs if the first change isn't published.
        center.resetEligibility(of: first)
        center.invalidate("first", reason: .actionPerformed)
        #expect(await updates.next() == .invalidated(.tipClosed))
    }

    @Test("A reserved display that wasn't seen is released when it pauses, so another tip may appear")
    func unseenPause() throws {
        let center = try launch(frequency: .daily)
        let display = try #require(center.reserveDisplay(of: first))
        display.pause()
        #expect(!display.isValid)
        #expect(center.reserveDisplay(of: second) != nil)
    }
}
