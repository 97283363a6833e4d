import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests of what depends on a person's first launch: the grace of new people, and their observation.
@Suite struct GraceTests {
    private static let plan = {
        var plan = AttentionPlan()
        plan.grace = .days(2)
        return plan
    }()
    private static let observing = {
        var plan = AttentionPlan()
        plan.observation = .days(7)
        return plan
    }()
    private let used = Tips.Event(id: "used")
    private let unused = Tips.Event(id: "unused")
    private let day = 86_400.0

    private func tip(_ id: String = "tip", _ rules: [Tips.Rule] = [], _ options: any TipOption...) -> TipDefinition {
        TipDefinition(id: id, rules: rules, options: options)
    }

    private func center(_ fixture: Fixture, _ plan: AttentionPlan = GraceTests.plan) throws -> TipCenter {
        let center = TipCenter(clock: fixture.clock)
        try center.configure(store: fixture.store, holdouts: HoldoutPlan(), attention: plan)
        return center
    }

    @Test("No tip appears within the grace after the first launch, also after a restart; it explains until when")
    func grace() throws {
        let fixture = try Fixture(attention: Self.plan)
        let end = fixture.clock.now.addingTimeInterval(2 * day)
        let exempt = tip("exempt", [], Tips.IgnoresDisplayFrequency(true))
        let explanation = fixture.center.explain(exempt)
        let until = end.ISO8601Format()
        #expect(explanation.summary == "Hidden: no tip appears in a person's first 2 days, until \(until).")
        #expect(explanation.nextChange == end)
        fixture.clock.advance(by: day)
        let later = try center(fixture)
        #expect(later.reserveDisplay(of: exempt) == nil)
        fixture.clock.advance(by: day - 1)
        #expect(later.status(of: "exempt") { exempt } == .pending)
        fixture.clock.advance(by: 1)
        #expect(later.status(of: "exempt") { exempt } == .available)
        #expect(fixture.status(exempt) == .available)
    }

    @Test("A tip that has appeared doesn't wait for the grace, and a testing switch shows a tip")
    func exempt() throws {
        let fixture = try Fixture(attention: Self.plan)
        try fixture.store.commit([.display("seen")])
        fixture.center.catchUp()
        #expect(fixture.status(tip("seen")) == .available)
        #expect(fixture.status(tip("unseen")) == .pending)
        fixture.center.showForTesting(["unseen"])
        #expect(fixture.status(tip("unseen")) == .available)
    }

    @Test("The earliest first launch of all devices stands, and a reset of everything begins the grace anew")
    func devices() throws {
        let fixture = try Fixture(attention: Self.plan)
        #expect(fixture.status(tip()) == .pending)
        let earlier = DonationRow(
            event: FirstLaunch.event,
            replica: "phone",
            epoch: .zero,
            version: RowVersion(earliestAt: fixture.clock.now),
            date: fixture.clock.now.addingTimeInterval(-2 * day)
        )
        try fixture.store.merge(RowBatch(donations: [earlier]), at: fixture.clock.now)
        fixture.center.catchUp()
        #expect(fixture.status(tip()) == .available)
        try fixture.center.reset()
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 2 * day - 1)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 1)
        #expect(fixture.status(tip()) == .available)
        let written = try fixture.store.rows().rows.donations.map(\.date)
        #expect(written == [fixture.clock.now.addingTimeInterval(-2 * day)])
    }

    @Test("A clock that is set back before the first launch moves it, so that no grace lasts longer than its length")
    func clock() throws {
        let fixture = try Fixture(attention: Self.plan)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: -1_000 * day)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 2 * day - 1)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 1)
        #expect(fixture.status(tip()) == .available)
        fixture.clock.advance(by: -1)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 998 * day)
        #expect(fixture.status(tip()) == .available)
        #expect(try fixture.store.donations(of: FirstLaunch.event).count == 1)
    }

    @Test("Without the options, or with no length, nothing is written about the first launch")
    func nothingWritten() throws {
        var plan = AttentionPlan()
        (plan.grace, plan.observation) = (.days(0), .minutes(-5))
        let fixture = try Fixture(attention: plan)
        #expect(fixture.status(tip()) == .available)
        #expect(try fixture.store.header().position.number == 0)
    }

    @Test("A grace of a thousand years lasts a thousand years")
    func long() throws {
        var plan = AttentionPlan()
        plan.grace = .days(365_000)
        let fixture = try Fixture(attention: plan)
        fixture.clock.advance(by: 1)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: 364_999 * day)
        #expect(fixture.status(tip()) == .pending)
        fixture.clock.advance(by: day)
        #expect(fixture.status(tip()) == .available)
    }

    @Test("A tip that teaches something, and one whose rules read an unused event, wait until the person was observed")
    func observation() async throws {
        let fixture = try Fixture(attention: Self.observing)
        await fixture.center.run { await used.donate() }
        let never = Tips.Rule(unused, source: "never") { $0.donations.isEmpty }
        let once = Tips.Rule(used, source: "once") { $0.donations.count == 1 }
        let often = Tips.Rule(unused, source: "often") { $0.donations.count > 5 }
        let end = fixture.clock.now.addingTimeInterval(7 * day)
        let waiting = [tip("teaches", [], Tips.Teaches(unused)), tip("never", [never]), tip("both", [once, never])]
        for definition in waiting {
            let explanation = fixture.center.explain(definition)
            #expect(explanation.reasons == [.observation(.days(7), until: end)])
            let sentence = "Hidden: the person is observed for 1 week first, until \(end.ISO8601Format())."
            #expect(explanation.summary == sentence)
        }
        #expect(fixture.status(tip("plain")) == .available)
        #expect(fixture.status(tip("once", [once])) == .available)
        #expect(fixture.center.explain(tip("often", [often])).reasons.count == 1)
        fixture.clock.advance(by: 7 * day)
        for definition in waiting { #expect(fixture.status(definition) == .available) }
        await fixture.center.run { await unused.donate() }
        #expect(fixture.status(waiting[0]) == .invalidated(.actionPerformed))
    }
}
