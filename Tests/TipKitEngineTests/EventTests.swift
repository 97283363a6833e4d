import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

@Suite struct EventTests {
    struct Meal: Codable, Sendable { var dish: String }
    struct Renamed: Codable, Sendable { var course: String }
    static let meals = Tips.Event<Meal>(id: "meals")

    @Test("A tip whose rule needs three donations is available after the third") func third() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition(id: "a", rules: [Tips.Rule(visits, source: "") { $0.donations.count >= 3 }])
        for count in 1...3 {
            #expect(fixture.status(tip) == .pending)
            await fixture.center.run { await visits.donate() }
            #expect(fixture.center.run { visits.donations.count } == count)
        }
        #expect(fixture.status(tip) == .available)
    }

    @Test("C10 A donation no longer counts in a time window once it is exactly as old as the window is long")
    func window() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition(
            id: "a",
            rules: [Tips.Rule(visits, source: "") { $0.donations.donatedWithin(.day).count >= 1 }]
        )
        await fixture.center.run { await visits.donate() }
        fixture.clock.advance(by: 86_399)
        #expect(fixture.status(tip) == .available)
        fixture.clock.advance(by: 1)
        #expect(fixture.status(tip) == .pending)
    }

    @Test("C11 A status stream reports that a donation has left a rule's time window without any other change")
    func windowPublishes() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition(
            id: "a",
            rules: [Tips.Rule(visits, source: "") { !$0.donations.donatedWithin(.hour).isEmpty }]
        )
        await fixture.center.run { await visits.donate() }
        var updates = fixture.center.statusUpdates(of: "a") { tip }.makeAsyncIterator()
        #expect(await updates.next() == .available)
        fixture.clock.advance(by: 3_600)
        #expect(await updates.next() == .pending)
    }

    @Test("A donation dated in the future doesn't count in a rule's time window until its date") func clockBackwards()
        async throws
    {
        let fixture = try Fixture()
        await fixture.center.run { await visits.donate() }
        fixture.clock.advance(by: -7_200)
        let tip = TipDefinition(
            id: "a",
            rules: [Tips.Rule(visits, source: "") { !$0.donations.donatedWithin(.hour).isEmpty }]
        )
        #expect(fixture.status(tip) == .pending)
        fixture.clock.advance(by: 7_200)
        #expect(fixture.status(tip) == .available)
        #expect(fixture.center.run { visits.donations.count } == 1)
    }

    @Test("Donations stored in a variable use the current time, so a donation dated in the future doesn't count yet")
    func clockBackwardsOutside() async throws {
        let fixture = try Fixture()
        await fixture.center.run { await visits.donate() }
        let donations = fixture.center.run { visits.donations }
        #expect(fixture.center.run { donations.donatedWithin(.hour).count } == 1)
        fixture.clock.advance(by: -7_200)
        #expect(fixture.center.run { donations.donatedWithin(.hour).count } == 0)
        fixture.clock.advance(by: 7_200)
        #expect(fixture.center.run { donations.donatedWithin(.hour).count } == 1)
    }

    @Test("A filtered donation counts in a time window only from its date until the window has passed")
    func filtered() async throws {
        let fixture = try Fixture()
        await fixture.center.run { await Self.meals.donate(Meal(dish: "pie")) }
        fixture.clock.advance(by: -7_200)
        let rule = Tips.Rule(Self.meals, source: "") { event in
            !event.donations.filter { $0.dish == "pie" }.donatedWithin(.hour).isEmpty
        }
        let tip = TipDefinition(id: "a", rules: [rule])
        #expect(fixture.status(tip) == .pending)
        fixture.clock.advance(by: 7_200)
        #expect(fixture.status(tip) == .available)
        fixture.clock.advance(by: 3_600)
        #expect(fixture.status(tip) == .pending)
    }

    @Test("A rule may read an event's oldest and newest donations") func ends() async throws {
        let fixture = try Fixture()
        let rule = Tips.Rule(Self.meals, source: "") { event in
            event.donations.first?.dish == "pie" && event.donations.last?.dish == "soup"
        }
        let tip = TipDefinition(id: "a", rules: [rule])
        #expect(fixture.status(tip) == .pending)
        for dish in ["pie", "rice", "soup"] {
            await fixture.center.run { await Self.meals.donate(Meal(dish: dish)) }
        }
        #expect(fixture.status(tip) == .available)
    }

    @Test("Donations with equal dates are all kept") func equalDates() async throws {
        let fixture = try Fixture()
        for _ in 0..<5 { await fixture.center.run { await visits.donate() } }
        #expect(fixture.center.run { visits.donations.count } == 5)
    }

    @Test("A donation made before configure is stored by configure") func beforeConfigure() async throws {
        let fixture = try Fixture(isConfigured: false)
        await fixture.center.run { await visits.donate() }
        try fixture.center.configure(store: fixture.store)
        await fixture.center.run { await visits.donate() }
        #expect(fixture.center.run { visits.donations.count } == 2)
    }

    @Test("A donation whose payload can't be decoded is counted, but is skipped when the donations are iterated")
    func undecodable() async throws {
        let fixture = try Fixture()
        await fixture.center.run { await Self.meals.donate(Meal(dish: "soup")) }
        let renamed = Tips.Event<Renamed>(id: "meals")
        let evaluation = Tips.RuleEvaluation(source: fixture.center, now: fixture.clock.now)
        #expect(renamed.value(in: evaluation).donations.count == 1)
        #expect(Array(renamed.value(in: evaluation).donations).isEmpty)
    }

    @Test("B4.8 Donations are grouped by a field, and of equally large groups the one with the oldest donation is used")
    func subsets() async throws {
        let fixture = try Fixture()
        for dish in ["pie", "soup", "soup", "pie", "rice"] {
            await fixture.center.run { await Self.meals.donate(Meal(dish: dish)) }
        }
        let all = fixture.center.run { Self.meals.donations }
        #expect(all.largestSubset(groupedBy: \.dish).map(\.dish) == ["pie", "pie"])
        #expect(all.smallestSubset(groupedBy: \.dish).map(\.dish) == ["rice"])
        #expect([Tips.Event<Meal>.Donation]().largestSubset(groupedBy: \.dish).isEmpty)
    }

    @Test("B4.4 The completion of sendDonation is called after the donation is recorded") func completion() async throws
    {
        let fixture = try Fixture()
        await withCheckedContinuation { continuation in
            fixture.center.run { visits.sendDonation { continuation.resume() } }
        }
        #expect(fixture.center.run { visits.donations.count } == 1)
    }

    @Test("The completion of a donation that the main actor sends is called on the main actor")
    @MainActor func completionOnMainActor() async throws {
        let fixture = try Fixture()
        let screen = Screen()
        await withCheckedContinuation { continuation in
            // As the action of a button.
            let action: @MainActor @Sendable () -> Void = {
                visits.sendDonation {
                    screen.wasOnMainQueue = MainQueue.isCurrent
                    continuation.resume()
                }
            }
            fixture.center.run { action() }
        }
        #expect(screen.wasOnMainQueue)
    }

    @MainActor private final class Screen {
        var wasOnMainQueue = false
    }

    @Test("Storing donations up to a given one leaves later donations in the queue")
    func later() throws {
        let fixture = try Fixture()
        let center = fixture.center
        let enqueued = center.enqueue(Tips.EmptyDonation(), to: visits, {})
        let first = try #require(enqueued)
        #expect(!center.storeDonations(through: first))
        let next = center.enqueue(Tips.EmptyDonation(), to: visits, {})
        #expect(next != nil)
        #expect(!center.storeDonations(through: first))
        #expect(try fixture.store.tally(ofEvent: "visits") == 1)
        #expect(center.storeDonations())
        #expect(try fixture.store.tally(ofEvent: "visits") == 2)
    }

    @Test("Deleting an event's donations hides the tips whose rules need them") func deletion() async throws {
        let fixture = try Fixture()
        let tip = TipDefinition(id: "a", rules: [Tips.Rule(visits, source: "") { !$0.donations.isEmpty }])
        await fixture.center.run { await visits.donate() }
        #expect(fixture.status(tip) == .available)
        try await fixture.center.run { try await visits.deleteDonations() }
        #expect(fixture.status(tip) == .pending)
    }

    @Test("A time window contains exactly the donations that a linear search finds", arguments: 0..<20)
    func windowsAgainstAModel(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let now = Date(timeIntervalSince1970: 1_000_000)
        let stored = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            StoredDonation(
                date: now.addingTimeInterval(Double(Int.random(in: -200...50, using: &random))),
                payload: nil
            )
        }
        let evaluation = Tips.RuleEvaluation(source: TipCenter(), now: now)
        let donations = Tips.Donations(
            of: Tips.Event<Tips.EmptyDonation>(id: "e"),
            DonationLog(stored),
            source: TipCenter(),
            evaluation: evaluation
        )
        for minutes in [0, 1, 2, 3] {
            let range = Double(minutes) * 60
            let expected = stored.filter { $0.date <= now && $0.date > now.addingTimeInterval(-range) }
            let found = donations.donatedWithin(.minutes(minutes))
            #expect(found.count == expected.count, "seed \(seed)")
            #expect(found.map(\.date) == expected.map(\.date).sorted(), "seed \(seed)")
        }
    }

    @Test(
        "A donation log counts donations from before its loading date, even those added later, but doesn't contain them"
    )
    func atTheBound() {
        let bound = Date(timeIntervalSince1970: 100)
        let newest = StoredDonation(date: bound + 1, payload: nil)
        var log = DonationLog<Tips.EmptyDonation>([newest], loadedAfter: bound, count: 3)
        log.insert(Tips.EmptyDonation(), date: bound)
        #expect(log.count == 4)
        #expect(log.indices.map(log.date) == [newest.date])
    }
}
