import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Tests of caps on how many tips appear for the first time within a period.
@Suite struct CapTests {
    private func plan(_ caps: Tips.Cap...) -> AttentionPlan {
        var plan = AttentionPlan()
        for cap in caps { plan.add(cap) }
        return plan
    }

    private func tip(_ id: String, _ options: any TipOption...) -> TipDefinition {
        TipDefinition(id: id, options: options)
    }

    /// Shows a tip for an instant, and returns whether it could be shown.
    @discardableResult
    private func show(_ tip: TipDefinition, in center: TipCenter) -> Bool {
        guard let display = center.reserveDisplay(of: tip), display.begin() else { return false }
        display.end()
        return true
    }

    // MARK: The decision

    @Test(
        "The explanation of a full cap says the cap and until when it holds",
        arguments: [
            (Tips.Cap(1, per: .day), "the limit of 1 tip a day is reached, until 2026-01-02T00:00:00Z"),
            (Tips.Cap(1, per: .hour), "the limit of 1 tip an hour is reached, until 2026-01-01T01:00:00Z"),
            (Tips.Cap(1, per: .days(3)), "the limit of 1 tip in 3 days is reached, until 2026-01-04T00:00:00Z"),
            (
                Tips.Cap(1, per: .week, group: "promotion"),
                "the limit of 1 tip of the group promotion a week is reached, until 2026-01-08T00:00:00Z"
            ),
            (
                Tips.Cap(1, per: .weeks(52_178)),
                "the limit of 1 tip in 52178 weeks is reached, until 3026-01-05T00:00:00Z"
            ),
            (Tips.Cap(0, per: .day), "the limit of 0 tips a day lets none appear"),
            (Tips.Cap(-5, per: .week, group: "x"), nil), (Tips.Cap(2, per: .day), nil),
            (Tips.Cap(0, per: .days(0)), nil),
        ]
    )
    func explained(cap: Tips.Cap, phrase: String?) throws {
        let start = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
        let fixture = try Fixture(attention: plan(cap))
        fixture.clock.advance(by: start.timeIntervalSince(fixture.clock.now))
        let other = StoreChange.displayBegan(tip: "a", date: start, limits: nil, groups: ["promotion"])
        try fixture.store.commit([other])
        fixture.center.catchUp()
        let explanation = fixture.center.explain(
            tip("b", Tips.LimitGroup("promotion"), Tips.IgnoresDisplayFrequency(true))
        )
        #expect(explanation.summary == phrase.map { "Hidden: \($0)." } ?? "May appear: nothing holds it back.")
        #expect(explanation.nextChange == (cap.count == 1 ? start.addingTimeInterval(cap.period.seconds) : nil))
    }

    @Test("A decision counts other tips within the period, newest first, and those of the future as if they were now")
    func wait() {
        let cap = Tips.Cap(2, per: .minutes(1))
        func wait(_ seconds: Double..., at now: Double = 0) -> Tips.Cap.Wait? {
            let all = seconds.enumerated().map { ("\($0.offset)", FirstAppearance(date: later($0.element))) }
            return cap.wait(of: "tip", among: FirstAppearances(all), at: later(now))
        }
        #expect(wait(0) == nil)
        #expect(wait(0, -59) == .until(later(1)))
        #expect(wait(0, -60) == nil)
        #expect(wait(-1, -2, -50) == .until(later(58)))
        #expect(wait(500, 900) == .until(later(60)))
        #expect(wait(500, -10) == .until(later(50)))
        #expect(wait(-1, -2, at: -3) == .until(later(57)))
        let own = FirstAppearances([("tip", FirstAppearance(date: moment)), ("a", FirstAppearance(date: moment))])
        #expect(cap.wait(of: "tip", among: own, at: moment) == nil)
    }

    private func later(_ seconds: Double) -> Date { moment.addingTimeInterval(seconds) }

    // MARK: A center

    @Test("Several caps hold together, and a tip that has appeared may appear again")
    func several() throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(2, per: .day), Tips.Cap(1, per: .week, group: "promotion")))
        let promotion = Tips.LimitGroup("promotion")
        let (center, clock) = (fixture.center, fixture.clock)
        #expect(show(tip("a", promotion), in: center))
        #expect(!show(tip("b", promotion, Tips.IgnoresDisplayFrequency(true)), in: center))
        clock.advance(by: 3_600)
        #expect(show(tip("c"), in: center))
        #expect(!show(tip("d"), in: center))
        #expect(show(tip("a", promotion), in: center))
        clock.advance(by: 86_400 - 3_600 - 1)
        #expect(fixture.status(tip("d")) == .pending)
        clock.advance(by: 1)
        #expect(fixture.status(tip("d")) == .available)
        #expect(fixture.status(tip("b", promotion)) == .pending)
        clock.advance(by: 6 * 86_400)
        #expect(show(tip("b", promotion), in: center))
    }

    @Test("A decision that another thread began earlier doesn't keep a tip away that may appear since")
    func slowDecision() async throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(1, per: .day)))
        let (center, clock) = (fixture.center, fixture.clock)
        #expect(show(tip("a"), in: center))
        clock.advance(by: 86_399)
        let isSlow = Atomic(true)
        let isOver = Atomic(false)
        let (begun, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let rule = Tips.Rule(Flags.other, source: "$0") { _ in
            if isSlow.exchange(false, ordering: .sequentiallyConsistent) {
                begun.signal()
                go.wait()
            }
            return true
        }
        let tip = TipDefinition(id: "b", rules: [rule])
        // The slow thread decides with the last second of the day, and ends once this one has decided with the next.
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            _ = fixture.status(tip)
            ended.signal()
        }
        try await onThread { begun.wait() }
        center.listen { outcome in
            guard outcome.kind == .eligible, !isOver.exchange(true, ordering: .sequentiallyConsistent) else { return }
            go.signal()
            ended.wait()
        }
        clock.advance(by: 1)
        let isShown = try await onThread { show(tip, in: center) }
        let wasSlow = isOver.load(ordering: .sequentiallyConsistent)
        #expect(wasSlow)
        #expect(isShown)
    }

    @Test("Without an option a tip is in no group, and several options add up")
    func groups() {
        #expect(tip("a").options.limitGroups == [])
        #expect(tip("a", Tips.LimitGroup("b", "a"), Tips.LimitGroup("a", "c")).options.limitGroups == ["a", "b", "c"])
    }

    @Test("A cap counts what another center has shown, also tips that this center doesn't know, and their resets")
    func otherCenter() async throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(1, per: .day, group: "g")))
        let other = TipCenter(clock: fixture.clock)
        try other.configure(store: fixture.store)
        let own = tip("own", Tips.LimitGroup("g"))
        #expect(fixture.status(own) == .available)
        #expect(show(tip("unknown", Tips.LimitGroup("g")), in: other))
        fixture.center.catchUp()
        #expect(fixture.status(own) == .pending)
        try fixture.store.commit([.tipReset(tip: "unknown", date: fixture.clock.now)])
        fixture.center.catchUp()
        #expect(fixture.status(own) == .available)
        try fixture.store.commit([.display("more", in: ["g"]), .allReset(date: fixture.clock.now)])
        fixture.center.catchUp()
        #expect(show(own, in: fixture.center))
    }

    @Test("A display that another center takes first is refused in the transaction, and the outcome names the cap")
    func overtaken() async throws {
        let cap = Tips.Cap(1, per: .day)
        let fixture = try Fixture(attention: plan(cap))
        var outcomes = fixture.center.outcomes.makeAsyncIterator()
        let display = try #require(fixture.center.reserveDisplay(of: tip("a")))
        try fixture.store.commit([.display("b")])
        #expect(!display.begin())
        #expect(fixture.status(tip("a")) == .pending)
        #expect(await outcomes.next()?.kind == .eligible)
        #expect(await outcomes.next()?.kind == .refused(.cap(cap)))
    }

    @Test("Tips that are about to appear fill a cap for 30 seconds, or until one of them appears or is given up")
    func claims() throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(2, per: .day)))
        let (center, clock) = (fixture.center, fixture.clock)
        let first = try #require(center.reserveDisplay(of: tip("a")))
        let second = try #require(center.reserveDisplay(of: tip("b")))
        #expect(center.reserveDisplay(of: tip("c")) == nil)
        let held = center.explain(tip("c"))
        let end = clock.now.addingTimeInterval(30)
        #expect(held.reasons == [.capClaimed(Tips.Cap(2, per: .day), by: "a", until: end)])
        #expect(
            held.summary == """
                Hidden: the limit of 2 tips a day is about to be reached by a, which holds a place until \(end.ISO8601Format()).
                """
        )
        #expect(held.nextChange == end)
        second.end()
        #expect(fixture.status(tip("c")) == .available)
        #expect(first.begin())
        let third = try #require(center.reserveDisplay(of: tip("c")))
        #expect(center.reserveDisplay(of: tip("b")) == nil)
        clock.advance(by: 30)
        #expect(fixture.status(tip("b")) == .available)
        #expect(third.begin())
        #expect(fixture.status(tip("b")) == .pending)
    }

    @Test(
        "The explanation names the tip that is about to appear only while those that have appeared don't fill the cap"
    )
    func claimed() throws {
        let cap = Tips.Cap(2, per: .day)
        let fixture = try Fixture(attention: plan(cap))
        let (center, clock) = (fixture.center, fixture.clock)
        let end = clock.now.addingTimeInterval(86_400)
        #expect(show(tip("a"), in: center))
        clock.advance(by: 86_390)
        let claim = try #require(center.reserveDisplay(of: tip("b")))
        // The place of the first tip is free before the claim ends.
        #expect(center.explain(tip("c")).reasons == [.capClaimed(cap, by: "b", until: end)])
        try fixture.store.commit([.display("other", after: 86_390)])
        center.catchUp()
        #expect(center.explain(tip("c")).reasons == [.cap(cap, until: end)])
        clock.advance(by: 10)
        let later = clock.now.addingTimeInterval(20)
        #expect(center.explain(tip("c")).reasons == [.capClaimed(cap, by: "b", until: later)])
        claim.end()
        #expect(fixture.status(tip("c")) == .available)
    }

    @Test("An offer to a page claims its place under a cap, and the page's display takes it")
    func pages() throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(1, per: .day)))
        let center = fixture.center
        #expect(center.offer(tip("a"), display: nil) != nil)
        #expect(center.offer(tip("b"), display: nil) == nil)
        #expect(center.beginPageDisplay("one", of: tip("b")) == .refused(.cap(Tips.Cap(1, per: .day))))
        #expect(center.beginPageDisplay("two", of: tip("a")) == .begun)
        fixture.clock.advance(by: 60)
        #expect(center.beginPageDisplay("three", of: tip("b")) == .refused(.cap(Tips.Cap(1, per: .day))))
        #expect(center.beginPageDisplay("two", of: tip("a")) == .begun)
    }

    @Test("When a wrong clock has dated an appearance in the future, a cap's period starts once that is noticed")
    func future() throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(1, per: .day)))
        let clock = fixture.clock
        try fixture.store.commit([.display("a", after: 10 * 86_400)])
        fixture.center.catchUp()
        #expect(fixture.status(tip("b")) == .pending)
        clock.advance(by: 86_399)
        #expect(fixture.status(tip("b")) == .pending)
        clock.advance(by: 1)
        #expect(fixture.status(tip("b")) == .available)
        clock.advance(by: -2)
        #expect(fixture.status(tip("b")) == .pending)
        clock.advance(by: 2)
        #expect(fixture.status(tip("b")) == .available)
    }

    @Test("A testing switch shows a tip whatever the caps are, and its display counts")
    func switches() throws {
        let fixture = try Fixture(attention: plan(Tips.Cap(0, per: .day), Tips.Cap(1, per: .week)))
        #expect(!show(tip("a"), in: fixture.center))
        fixture.center.showForTesting(["a"])
        #expect(show(tip("a"), in: fixture.center))
        #expect(fixture.center.explain(tip("b")).reasons.count == 2)
    }

    @Test("A display that couldn't be stored counts for caps at once")
    func unstored() throws {
        let store = FailingStore()
        let center = TipCenter(clock: ManualClock(), retryPause: nil)
        try center.configure(
            store: store,
            holdouts: HoldoutPlan(),
            attention: plan(Tips.Cap(1, per: .day, group: "g"))
        )
        let own = tip("a", Tips.LimitGroup("g"))
        #expect(center.status(of: "b") { tip("b", Tips.LimitGroup("g")) } == .available)
        store.isFailing = true
        #expect(show(own, in: center))
        #expect(center.status(of: "b") { tip("b", Tips.LimitGroup("g")) } == .pending)
        store.isFailing = false
        #expect(center.retryUnstored())
        #expect(center.status(of: "b") { tip("b", Tips.LimitGroup("g")) } == .pending)
        #expect(try store.memory.read { try $0.firstAppearances() }["a"]?.groups == ["g"])
    }
}
