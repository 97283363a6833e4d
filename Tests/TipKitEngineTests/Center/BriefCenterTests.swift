import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests of centers that do nothing in the background, for processes that end soon.
@Suite struct BriefCenterTests {
    private static let typed = Tips.Event<Tips.EmptyDonation>(id: "typed")

    private func center(on store: InMemoryTipStore) throws -> TipCenter {
        let center = TipCenter(clock: ManualClock())
        center.workBriefly()
        try center.configure(store: store)
        return center
    }

    private func count(in store: InMemoryTipStore) throws -> Int {
        try store.read { try $0.tally(ofEvent: Self.typed.id) }
    }

    @Test("A donation that nobody waits for is stored with the next decision or at the exit, and not before")
    func waiting() throws {
        let store = InMemoryTipStore()
        let center = try center(on: store)
        for _ in 1...3 { center.run { Self.typed.sendDonation() } }
        #expect(try count(in: store) == 0)
        while center.storeDonations() {}
        #expect(try count(in: store) == 3)
        center.run { Self.typed.sendDonation() }
        center.storeBeforeExit()
        #expect(try count(in: store) == 4)
    }

    @Test("A donation that somebody waits for is stored before the wait ends") func awaited() async throws {
        let store = InMemoryTipStore()
        let center = try center(on: store)
        await center.run { await Self.typed.donate() }
        #expect(try count(in: store) == 1)
        var isCalled = false
        center.run { Self.typed.sendDonation { isCalled = true } }
        #expect(isCalled)
        #expect(try count(in: store) == 2)
    }

    @Test("A display of no length is counted, and has no duration") func moment() throws {
        let clock = ManualClock()
        let center = TipCenter(clock: clock)
        center.workBriefly()
        try center.configure(store: InMemoryTipStore())
        let tip = TipDefinition(id: "tip")
        let display = try #require(center.reserveDisplay(of: tip))
        #expect(display.begin())
        clock.advance(by: 5)
        display.endMoment()
        let record = center.record(of: tip)
        #expect((record.displayCount, record.displayDuration) == (1, 0))
    }
}
