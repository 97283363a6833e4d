import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// What another centre commits that this one isn't told of counts all the same, in the store's transaction.
@Suite struct OthersTests {
    /// A store that tells nobody of others' commits, and can't be read for a while.
    private final class SilentStore: TipStore {
        private struct Unreadable: Error {}

        let base = InMemoryTipStore()
        private let isBlind = Mutex(false)

        /// Whether reads throw.
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

    @Test("A display that begins after another reset everything is counted in the new epoch, and shown")
    func resetBeforeDisplay() throws {
        let center = try launch()
        let display = try #require(center.reserveDisplay(of: first))
        try launch().reset()
        #expect(display.begin())
        #expect(display.isValid)
        #expect(try store.record(ofTip: "first").displayCount == 1)
    }

    @Test("A tip that another has reset isn't retired by the displays that it had before") func limitAfterReset() throws
    {
        let once = TipDefinition(id: "once", options: [Tips.MaxDisplayCount(1)])
        try store.commit([.displayBegan(tip: "once", date: clock.now, limits: nil)])
        let center = try launch()
        #expect(center.record(of: once).displayCount == 1)
        try launch().resetEligibility(of: once)
        #expect(center.status(of: "once") { once } == .available)
        #expect(try store.record(ofTip: "once") == TipRecord())
    }

    @Test("A tip's last display is taken once, though its other taker isn't notified") func lastDisplay() throws {
        let once = TipDefinition(id: "once", options: [Tips.MaxDisplayCount(1)])
        let displays = try [launch(), launch()].map { try #require($0.reserveDisplay(of: once)) }
        #expect(displays.map { $0.begin() } == [true, false])
        #expect(try store.record(ofTip: "once").displayCount == 1)
    }

    @Test("A parameter that is set to what this centre takes it for is set, if another has changed it")
    func changedMeanwhile() throws {
        let center = try launch()
        #expect(center.run { !Flags.other.wrappedValue })
        try launch().run { Flags.other.wrappedValue = true }
        center.run { Flags.other.wrappedValue = false }
        #expect(try launch().run { !Flags.other.wrappedValue })
    }

    @Test("A parameter that can't be read is set, also to its default") func unreadableParameter() throws {
        try launch().run { Flags.other.wrappedValue = true }
        let center = try launch()
        store.blind(true)
        center.run { Flags.other.wrappedValue = false }
        store.blind(false)
        #expect(try launch().run { !Flags.other.wrappedValue })
    }

    @Test("A retired tip that couldn't be read is retired again as soon as the store answers") func unreadableTip()
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

    @Test("A tip whose event or parameter couldn't be read is decided on again as soon as the store answers")
    func unreadableInputs() throws {
        let event = Tips.Event<Tips.EmptyDonation>(id: "visited")
        // Not declared, so that they are read when the rules are asked.
        let visit = TipDefinition(id: "visit", rules: [Tips.Rule(Flags.other) { _ in event.donations.count == 1 }])
        let member = TipDefinition(
            id: "member",
            rules: [Tips.Rule(Flags.other) { _ in Flags.isSignedIn.wrappedValue }]
        )
        try launch().run { event.donate() }
        try launch().run { Flags.isSignedIn.wrappedValue = true }
        let center = try launch()
        // A tip that couldn't be read either would be decided on again for that alone.
        for tip in [visit, member] { center.register(tip) }
        store.blind(true)
        for tip in [visit, member] { #expect(center.status(of: tip.id) { tip } == .pending) }
        store.blind(false)
        #expect(center.status(of: "first") { first } == .available)
        for tip in [visit, member] { #expect(center.status(of: tip.id) { tip } == .available) }
    }

    @Test("A display of a tip that couldn't be read, and that another has reset with all else, is counted and shown")
    func unreadableDisplay() throws {
        let center = try launch()
        try launch().reset()
        store.blind(true)
        let display = try #require(center.reserveDisplay(of: first))
        store.blind(false)
        #expect(display.begin())
        #expect(try store.record(ofTip: "first").displayCount == 1)
    }

    @Test("A tip that another has reset is retired again by whoever takes it for retired still") func resetMeanwhile()
        throws
    {
        let center = try launch()
        center.invalidate("first", reason: .tipClosed)
        try launch().resetEligibility(of: first)
        center.invalidate("first", reason: .actionPerformed)
        #expect(try store.record(ofTip: "first").invalidation?.reason == .actionPerformed)
    }

    @Test("The frequency's place is free for others when the tip that it was kept for is reset") func resetReserved()
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

    @Test("A tip that may appear waits as soon as the frequency's place is kept for another") func kept() throws {
        let center = try launch(frequency: .daily)
        #expect(center.status(of: "second") { second } == .available)
        let place = try #require(center.reserveDisplay(of: first))
        #expect(center.status(of: "second") { second } == .pending)
        place.end()
        #expect(center.status(of: "second") { second } == .available)
    }

    @Test("A display that is refused since another retired its tip gives the frequency's place back") func refused()
        throws
    {
        let center = try launch(frequency: .daily)
        let display = try #require(center.reserveDisplay(of: first))
        try launch().invalidate("first", reason: .tipClosed)
        #expect(!display.begin())
        #expect(center.reserveDisplay(of: second) != nil)
    }

    @Test("A place that has lapsed is lost to whom it is kept for by then") func lapsedPlace() throws {
        let center = try launch(frequency: .daily)
        let unseen = try #require(center.reserveDisplay(of: first))
        #expect(center.status(of: "second") { second } == .pending)
        clock.advance(by: FrequencyClaim.lapse)
        let display = try #require(center.reserveDisplay(of: second))
        #expect(!unseen.begin())
        #expect(display.begin())
    }

    @Test("A tip that ignores the frequency keeps the next place from others, as its first display will")
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

    @Test("A tip that ignores the frequency takes no place that another has") func ignoringLater() throws {
        let center = try launch(frequency: .daily)
        let free = TipDefinition(id: "free", options: [Tips.IgnoresDisplayFrequency(true)])
        let display = try #require(center.reserveDisplay(of: second))
        let later = try #require(center.reserveDisplay(of: free))
        #expect(display.begin())
        #expect(later.begin())
    }

    @Test("What one value of an event has read within its limit isn't all that one with a wider limit sees")
    func widened() throws {
        let wide = Tips.Event(id: "e", donationLimit: .init(maximumCount: 5))
        let narrow = Tips.Event(id: "e", donationLimit: .init(maximumCount: 3))
        try launch().run { for _ in 0..<5 { wide.donate() } }
        try launch().run {
            #expect(narrow.donations.count == 3)
            #expect(wide.donations.count == 5)
        }
    }

    @Test("What another has retired is told as soon as anything is read, such as an event")
    func toldByReading() async throws {
        let center = try launch()
        var updates = center.statusUpdates(of: "first") { [first] in first }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        try launch().invalidate("first", reason: .tipClosed)
        center.run { #expect(visits.donations.isEmpty) }
        // Something follows in any case, so that nobody waits for ever.
        center.resetEligibility(of: first)
        center.invalidate("first", reason: .actionPerformed)
        #expect(await updates.next() == .invalidated(.tipClosed))
    }

    @Test("A place that nobody has seen is given back when its page goes into the background") func unseenPause() throws
    {
        let center = try launch(frequency: .daily)
        let display = try #require(center.reserveDisplay(of: first))
        display.pause()
        #expect(!display.isValid)
        #expect(center.reserveDisplay(of: second) != nil)
    }
}
