import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests of the quiet after a person's answer; what it must do is in `Vectors/attention.json`.
@Suite(.timeLimit(.minutes(10))) struct QuietTests {
    private static func plan(_ answers: Tips.Answer..., length: Tips.DonationTimeRange = .minutes(30)) -> AttentionPlan
    {
        var plan = AttentionPlan()
        plan.quiet = Quiet(answers: Set(answers), length: length)
        return plan
    }

    private let first = TipDefinition(id: "first")
    private let second = TipDefinition(id: "second")

    private func show(_ tip: TipDefinition, in center: TipCenter) throws -> TipDisplay {
        let display = try #require(center.reserveDisplay(of: tip))
        #expect(display.begin())
        return display
    }

    @Test("An explanation says until when it is quiet, and the quiet ends without a call") func ends() async throws {
        let fixture = try Fixture(attention: Self.plan(.closing))
        try show(first, in: fixture.center).close(.closeButton)
        let end = fixture.clock.now.addingTimeInterval(1_800)
        let explanation = fixture.center.explain(second)
        let until = end.ISO8601Format()
        #expect(explanation.summary == "Hidden: the person has just answered a tip, so it is quiet until \(until).")
        #expect(explanation.nextChange == end)
        var statuses = fixture.center.statusUpdates(of: "second") { second }.makeAsyncIterator()
        #expect(await statuses.next() == .pending)
        fixture.clock.advance(by: 1_800)
        #expect(await statuses.next() == .available)
    }

    @Test("A press of an action is an answer, and other centers on the store hear of it") func pressed() throws {
        let fixture = try Fixture(attention: Self.plan(.action))
        let other = TipCenter(clock: fixture.clock)
        try other.configure(store: fixture.store, holdouts: HoldoutPlan(), attention: Self.plan(.action))
        #expect(other.status(of: "second") { second } == .available)
        let display = try show(first, in: fixture.center)
        #expect(fixture.center.press("more", of: "first"))
        #expect(fixture.status(second) == .pending)
        other.catchUp()
        #expect(other.status(of: "second") { second } == .pending)
        #expect(fixture.status(first) == .available)
        display.end()
        #expect(fixture.status(first) == .pending)
    }

    @Test("A repeated press doesn't prolong the quiet time") func repeated() throws {
        let fixture = try Fixture(attention: Self.plan(.action))
        _ = try show(first, in: fixture.center)
        #expect(fixture.center.press("more", of: "first", key: "press"))
        fixture.clock.advance(by: 1_000)
        #expect(!fixture.center.press("more", of: "first", key: "press"))
        fixture.clock.advance(by: 800)
        #expect(fixture.status(second) == .available)
    }

    @Test("An answer that can't be stored begins the quiet in memory, and is stored later") func unstored() throws {
        let (store, clock) = (FailingStore(), ManualClock())
        let center = TipCenter(clock: clock, retryPause: nil)
        try center.configure(store: store, holdouts: HoldoutPlan(), attention: Self.plan(.closing))
        _ = try show(first, in: center)
        store.isFailing = true
        center.invalidate("first", reason: .tipClosed)
        #expect(center.status(of: "second") { second } == .pending)
        store.isFailing = false
        #expect(center.retryUnstored())
        let other = TipCenter(clock: clock)
        try other.configure(store: store, holdouts: HoldoutPlan(), attention: Self.plan(.closing))
        #expect(other.status(of: "second") { second } == .pending)
    }

    @Test("Without an answer to wait for, or without a length, nothing is stored of answers", arguments: [false, true])
    func nothing(hasLength: Bool) throws {
        let plan = hasLength ? Self.plan() : Self.plan(.closing, length: .minutes(0))
        let fixture = try Fixture(attention: plan)
        try show(first, in: fixture.center).close(.closeButton)
        #expect(fixture.status(second) == .available)
        #expect(try fixture.store.rows().rows.parameters.isEmpty)
    }
}
