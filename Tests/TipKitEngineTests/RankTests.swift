import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests of the order of tips that wait for one turn.
@Suite struct RankTests {
    private let low = TipDefinition(id: "low", options: [Tips.Rank(-1)])
    private let plain = TipDefinition(id: "plain")
    private let high = TipDefinition(id: "high", options: [Tips.Rank(.max)])

    private func limited() throws -> Fixture {
        var plan = AttentionPlan()
        plan.add(Tips.Cap(1, per: .day))
        return try Fixture(attention: plan)
    }

    @Test(
        "Of two tips that are drawn and wait for one turn, the one with the greater rank has it",
        arguments: [false, true]
    )
    func turn(isCapped: Bool) throws {
        let fixture = try isCapped ? limited() : Fixture(frequency: .daily)
        let first = try #require(fixture.center.reserveDisplay(of: plain))
        #expect(fixture.center.reserveDisplay(of: low) == nil)
        let second = try #require(fixture.center.reserveDisplay(of: high))
        #expect(fixture.status(plain) == .pending)
        #expect(!first.begin())
        #expect(second.begin())
        #expect(fixture.center.reserveDisplay(of: plain) == nil)
    }

    @Test(
        "A tip that a person has seen stays, and one of a greater rank waits for the next turn",
        arguments: [false, true]
    )
    func seen(isCapped: Bool) throws {
        let fixture = try isCapped ? limited() : Fixture(frequency: .daily)
        let display = try #require(fixture.center.reserveDisplay(of: plain))
        #expect(display.begin())
        #expect(fixture.center.reserveDisplay(of: high) == nil)
        #expect(fixture.status(plain) == .available)
        fixture.clock.advance(by: 86_400)
        #expect(fixture.center.reserveDisplay(of: high) != nil)
    }

    @Test("A tip of a greater rank that isn't seen for half a minute gives its turn away, so no other waits forever")
    func bounded() throws {
        let fixture = try Fixture(frequency: .daily)
        let waiting = try #require(fixture.center.reserveDisplay(of: high))
        #expect(fixture.center.reserveDisplay(of: low) == nil)
        fixture.clock.advance(by: FrequencyClaim.lapse)
        #expect(try #require(fixture.center.reserveDisplay(of: low)).begin())
        #expect(!waiting.begin())
    }
}
