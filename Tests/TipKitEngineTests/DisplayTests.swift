import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

@Suite struct DisplayTests {
    let first = TipDefinition(id: "first")
    let second = TipDefinition(id: "second")

    @Test("If two tips become eligible under a display frequency, only one may be displayed") func oneClaim() throws {
        let fixture = try Fixture(frequency: .daily)
        let display = try #require(fixture.center.reserveDisplay(of: first))
        #expect(fixture.center.reserveDisplay(of: second) == nil)
        #expect(display.begin())
        #expect(fixture.status(second) == .pending)
        fixture.clock.advance(by: 86_400)
        #expect(fixture.center.reserveDisplay(of: second) != nil)
    }

    @Test("If many tips ask for a display concurrently under a display frequency, only one gets it")
    func concurrentClaims() async throws {
        let fixture = try Fixture(frequency: .daily)
        let displays = await withTaskGroup(of: TipDisplay?.self) { group in
            for index in 0..<50 {
                group.addTask {
                    let display = fixture.center.reserveDisplay(of: TipDefinition(id: "tip \(index)"))
                    return display?.begin() == true ? display : nil
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(displays.compactMap { $0 }.count == 1)
    }

    @Test("A reserved display that is never seen expires and isn't counted") func lapse() throws {
        let fixture = try Fixture(frequency: .daily)
        let unseen = try #require(fixture.center.reserveDisplay(of: first))
        fixture.clock.advance(by: FrequencyClaim.lapse)
        let display = try #require(fixture.center.reserveDisplay(of: second))
        #expect(display.begin())
        #expect(!unseen.begin())
        #expect(try fixture.store.record(ofTip: "first").displayCount == 0)
    }

    @Test("A display that begins twice is counted once, and a display of an invalidated tip doesn't begin")
    func beginning() throws {
        let fixture = try Fixture()
        let display = try #require(fixture.center.reserveDisplay(of: first))
        #expect(display.begin())
        #expect(display.begin())
        #expect(try fixture.store.record(ofTip: "first").displayCount == 1)
        #expect(display.isValid)
        let late = try #require(fixture.center.reserveDisplay(of: second))
        fixture.center.invalidate("second", reason: .actionPerformed)
        #expect(!late.begin())
        #expect(try fixture.store.record(ofTip: "second").displayCount == 0)
    }

    @Test("Ending a reserved display that wasn't seen lets another tip appear at once") func givenBack() throws {
        let fixture = try Fixture(frequency: .daily)
        fixture.center.reserveDisplay(of: first)?.end()
        #expect(fixture.center.reserveDisplay(of: second) != nil)
    }

    @Test("B6.2 A tip with a maximum display count of 1 stays available on screen, and is invalidated when it leaves")
    func onlyOnce() throws {
        let fixture = try Fixture()
        let tip = TipDefinition(id: "once", options: [Tips.MaxDisplayCount(1)])
        let display = try #require(fixture.center.reserveDisplay(of: tip))
        #expect(display.begin())
        #expect(fixture.status(tip) == .available)
        #expect(fixture.center.reserveDisplay(of: tip) == nil)
        display.end()
        #expect(fixture.status(tip) == .invalidated(.displayCountExceeded))
        #expect(try fixture.store.record(ofTip: "once").invalidation?.reason == .displayCountExceeded)
    }

    @Test("B6.4 A tip's display duration is the sum over its displays") func duration() throws {
        let fixture = try Fixture()
        for seconds in [10.0, 32.0] {
            let display = try #require(fixture.center.reserveDisplay(of: first))
            #expect(display.begin())
            fixture.clock.advance(by: seconds)
            display.end()
        }
        #expect(try fixture.store.record(ofTip: "first").displayDuration == 42)
        #expect(try fixture.store.record(ofTip: "first").displayCount == 2)
    }

    @Test("A display ends when its last reference is released") func letGo() throws {
        let fixture = try Fixture()
        do {
            let display = try #require(fixture.center.reserveDisplay(of: first))
            #expect(display.begin())
            fixture.clock.advance(by: 5)
        }
        #expect(try fixture.store.record(ofTip: "first").displayDuration == 5)
    }

    @Test("B6.4 A tip on screen is invalidated as soon as its maximum display duration has passed") func durationLimit()
        async throws
    {
        let fixture = try Fixture()
        let tip = TipDefinition(id: "brief", options: [Tips.MaxDisplayDuration(5)])
        let display = try #require(fixture.center.reserveDisplay(of: tip))
        #expect(display.begin())
        var updates = fixture.center.statusUpdates(of: "brief") { tip }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        fixture.clock.advance(by: 60)
        #expect(await updates.next() == .invalidated(.displayDurationExceeded))
        display.end()
    }

    @Test("A reset ends current displays, forgets invalidations, and ends the display frequency's pause") func reset()
        throws
    {
        let fixture = try Fixture(frequency: .weekly)
        let display = try #require(fixture.center.reserveDisplay(of: first))
        #expect(display.begin())
        fixture.center.invalidate("first", reason: .tipClosed)
        try fixture.center.reset()
        #expect(!display.isValid)
        #expect(fixture.status(first) == .available)
        #expect(fixture.center.reserveDisplay(of: second) != nil)
        let restarted = TipCenter(clock: fixture.clock)
        try restarted.configure(store: fixture.store, frequency: .weekly)
        #expect(restarted.status(of: "first") { first } == .available)
    }
}
