import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

@Suite struct StatusTests {
    @Test("B1.2 A tip is pending until configure is called, and available afterwards") func unconfigured() async throws
    {
        let fixture = try Fixture(isConfigured: false)
        let tip = TipDefinition(id: "a")
        var updates = fixture.center.statusUpdates(of: "a") { tip }.makeAsyncIterator()
        #expect(await updates.next() == .pending)
        #expect(fixture.center.explain(tip).reasons == [.notConfigured])
        try fixture.center.configure(store: fixture.store)
        #expect(await updates.next() == .available)
    }

    @Test("B1.3 A second configure throws tipsDatastoreAlreadyConfigured") func twice() throws {
        let fixture = try Fixture()
        #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) {
            try fixture.center.configure(store: InMemoryTipStore())
        }
    }

    @Test("B3.3 An invalidated tip keeps its first reason, even after a relaunch") func firstInvalidation() throws {
        let fixture = try Fixture()
        let tip = TipDefinition(id: "a")
        #expect(fixture.status(tip) == .available)
        fixture.center.invalidate("a", reason: .actionPerformed)
        fixture.center.invalidate("a", reason: .tipClosed)
        #expect(fixture.status(tip) == .invalidated(.actionPerformed))
        let next = TipCenter(clock: fixture.clock)
        try next.configure(store: fixture.store)
        #expect(next.status(of: "a") { tip } == .invalidated(.actionPerformed))
    }

    @Test("B3.6 B3.7 C19 A status stream yields the current status and each change, even after an invalidation")
    func stream() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition.requiring(Flags.isSignedIn)
        var updates = fixture.center.statusUpdates(of: tip.id) { tip }.makeAsyncIterator()
        #expect(await updates.next() == .pending)
        fixture.center.run { Flags.isSignedIn.wrappedValue = true }
        #expect(await updates.next() == .available)
        fixture.center.invalidate(tip.id, reason: .tipClosed)
        #expect(await updates.next() == .invalidated(.tipClosed))
        fixture.center.resetEligibility(of: tip)
        #expect(await updates.next() == .available)
    }

    @Test("If a tip is closed while its explanation is made, the explanation says that it is closed")
    func closedWhileMeasured() throws {
        let fixture = try Fixture()
        let center = fixture.center
        let rule = Tips.Rule(source: "closed meanwhile") {
            guard Tips.RuleEvaluation.current?.isMeasuring == true else { return true }
            let isClosed = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                center.invalidate("a", reason: .tipClosed)
                isClosed.signal()
            }
            isClosed.wait()
            return true
        }
        let tip = TipDefinition(id: "a", rules: [rule])
        #expect(fixture.status(tip) == .available)
        #expect(center.explain(tip).status == .invalidated(.tipClosed))
    }

    @Test("A rule may read another tip's status, and is evaluated again when that status changes") func chained() throws
    {
        let fixture = try Fixture()
        let first = TipDefinition(id: "first")
        let rule = Tips.Rule(source: "") { TipCenter.current.status(of: "first") { first } == .invalidated(.tipClosed) }
        let second = TipDefinition(id: "second", rules: [rule])
        #expect(fixture.status(first) == .available)
        #expect(fixture.status(second) == .pending)
        fixture.center.invalidate("first", reason: .tipClosed)
        #expect(fixture.status(second) == .available)
    }

    @Test("Tips whose rules read each other's status in a circle don't cause endless evaluation") func circle() throws {
        let fixture = try Fixture()
        func tip(_ id: String, not other: String) -> TipDefinition {
            let rule = Tips.Rule(source: "") {
                TipCenter.current.status(of: other) { TipDefinition(id: other) } != .available
            }
            return TipDefinition(id: id, rules: [rule])
        }
        _ = fixture.status(tip("a", not: "b"))
        _ = fixture.status(tip("b", not: "c"))
        _ = fixture.status(tip("c", not: "a"))
        fixture.center.invalidate("a", reason: .tipClosed)
        #expect(fixture.status(tip("a", not: "b")) == .invalidated(.tipClosed))
    }

    @Test("Two tip centers in one process have separate parameter values and statuses") func twoPeople() throws {
        let one = try Fixture()
        let two = try Fixture()
        one.center.run { Flags.isSignedIn.wrappedValue = true }
        let tip = TipDefinition.requiring(Flags.isSignedIn)
        #expect(one.status(tip) == .available)
        #expect(two.status(tip) == .pending)
    }

    @Test("An explanation contains the failing rule, the values it measured, and the date of the next change")
    func explanation()
        async throws
    {
        let fixture = try Fixture()
        let tip = TipDefinition(
            id: "a",
            rules: [
                Tips.Rule(visits, source: "$0.donations.donatedWithin(.hour).count >= 2") {
                    $0.donations.donatedWithin(.hour).count >= 2
                }
            ]
        )
        await fixture.center.run { await visits.donate() }
        let explanation = fixture.center.explain(tip)
        #expect(explanation.status == .pending)
        #expect(explanation.summary.contains("donatedWithin(.hour).count >= 2"))
        #expect(explanation.summary.contains("visits: 1 within 1 hour"))
        #expect(explanation.nextChange == fixture.clock.now.addingTimeInterval(3_600))
    }

    @Test("An explanation shortens a long parameter value and gives its length") func longValue() throws {
        let fixture = try Fixture()
        let draft = Tips.Parameter(Flags.self, "+letter", "")
        let beginning = String(repeating: "a", count: 100)
        fixture.center.run { draft.wrappedValue = beginning + "bcd" }
        let tip = TipDefinition(id: "a", rules: [Tips.Rule(draft, source: "$0.isEmpty") { $0.isEmpty }])
        let measured = fixture.center.explain(tip).rules.flatMap(\.measurements)
        #expect(measured == ["Flags+letter = \(beginning)… (103 bytes)"])
    }

    @Test("After concurrent parameter changes and donations, a tip's status matches its rule's inputs")
    func concurrentChanges() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition(
            id: "a",
            rules: [
                Tips.Rule(Flags.isSignedIn, source: "") { $0 },
                Tips.Rule(visits, source: "") { $0.donations.count >= 40 },
            ]
        )
        #expect(fixture.status(tip) == .pending)
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<40 {
                group.addTask {
                    await fixture.center.run {
                        Flags.isSignedIn.wrappedValue = index.isMultiple(of: 2)
                        await visits.donate()
                    }
                }
            }
        }
        fixture.center.run { Flags.isSignedIn.wrappedValue = true }
        #expect(fixture.status(tip) == .available)
        #expect(fixture.center.run { visits.donations.count } == 40)
    }
}
