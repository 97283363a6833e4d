import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

/// Tests of the switches of an operator, in one center.
@Suite(.timeLimit(.minutes(10))) struct SwitchTests {
    private let switches = TipSwitches()
    private let clock = ManualClock()
    private let store = InMemoryTipStore()
    private let one = TipDefinition(id: "one")
    private let two = TipDefinition(id: "two")

    private func center(
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        holdout: Tips.Holdout = Tips.Holdout(0),
        attention: AttentionPlan = AttentionPlan()
    ) throws -> TipCenter {
        let center = TipCenter(clock: clock)
        try center.configure(
            store: store,
            frequency: frequency,
            holdouts: HoldoutPlan(holdout: holdout, person: "ada", environment: [:]),
            attention: attention,
            switches: switches
        )
        return center
    }

    private func status(_ tip: TipDefinition, _ center: TipCenter) -> Tips.Status { center.status(of: tip.id) { tip } }

    private func show(_ tip: TipDefinition, _ center: TipCenter) -> Bool {
        guard let display = center.reserveDisplay(of: tip), display.begin() else { return false }
        display.end()
        return true
    }

    // MARK: Off

    @Test("A tip on screen that is switched off goes away without being retired, and comes back when it is allowed")
    func off() throws {
        let center = try center()
        let display = try #require(center.reserveDisplay(of: one))
        #expect(display.begin())
        switches.values.off = ["one"]
        #expect(status(one, center) == .pending)
        #expect(status(two, center) == .available)
        display.end()
        #expect(center.reserveDisplay(of: one) == nil)
        #expect(center.record(of: one).invalidation == nil)
        switches.values.off = []
        #expect(status(one, center) == .available)
        #expect(show(one, center))
    }

    @Test(
        "The explanation names the switch that turns a tip off, and the rest that holds it back",
        arguments: [
            (["one"], false, "Hidden: switched off by the configuration (tips.one.off)."),
            (["two"], true, "Hidden: switched off by the configuration (tips.off)."),
            (["one"], true, "Hidden: switched off by the configuration (tips.off)."),
            (["two"], false, "May appear: nothing holds it back."),
            ([], false, "May appear: nothing holds it back."),
        ] as [(Set<String>, Bool, String)]
    )
    func explained(off: Set<String>, all: Bool, summary: String) throws {
        let center = try center()
        (switches.values.off, switches.values.areAllOff) = (off, all)
        #expect(center.explain(one).summary == summary)
        guard summary.hasPrefix("Hidden") else { return }
        let pause = center.suppress()
        #expect(center.explain(one).summary == summary.replacing(").", with: "); tips are suppressed."))
        pause.end()
    }

    @Test("Who waits for a tip's status is told at once that it is switched off, and that it is allowed again")
    func waiting() async throws {
        switches.values.areAllOff = true
        let center = try center()
        var statuses = center.statusUpdates(of: "one") { one }.makeAsyncIterator()
        #expect(await statuses.next() == .pending)
        switches.values.areAllOff = false
        #expect(await statuses.next() == .available)
        switches.values.off = ["one"]
        #expect(await statuses.next() == .pending)
    }

    @Test("A display that was reserved before its tip was switched off doesn't begin, and nobody waits for it")
    func reserved() throws {
        let center = try center(frequency: .daily)
        let drawn = try #require(center.reserveDisplay(of: one))
        #expect(status(two, center) == .pending)
        switches.values.off = ["one"]
        #expect(status(two, center) == .available)
        #expect(!drawn.begin())
        #expect(center.record(of: one).displayCount == 0)
    }

    @Test("A page loses a tip that is switched off, and gets it back for the same display") func pages() throws {
        let center = try center()
        #expect(center.beginPageDisplay("first", of: one) == .begun)
        switches.values.off = ["one", "two"]
        #expect(center.offer(one, display: "first") == nil)
        #expect(center.beginPageDisplay("first", of: one) == .begun)
        #expect(center.beginPageDisplay("second", of: two) == .gone)
        switches.values.off = []
        #expect(center.offer(one, display: "first") != nil)
        #expect(center.record(of: one).displayCount == 1)
    }

    @Test("A tip that is switched off is retired by what retires it otherwise, and a testing switch shows it")
    func retired() throws {
        switches.values.areAllOff = true
        let center = try center()
        center.invalidate("one", reason: .tipClosed)
        #expect(status(one, center) == .invalidated(.tipClosed))
        center.showForTesting(["two"])
        #expect(show(two, center))
    }

    @Test("A rule can't change switches") func rule() throws {
        let center = try center()
        let meddling = TipDefinition(
            id: "meddling",
            rules: [
                Tips.Rule(source: "switches") { [switches] in
                    switches.values.areAllOff = true
                    return true
                }
            ]
        )
        #expect(status(meddling, center) == .available)
        #expect(switches.values == TipSwitches.Values())
    }

    // MARK: Frequency, limits, holdout

    @Test("A switched frequency stands above that of configure and of the app, until it is taken away")
    func frequency() throws {
        let center = try center(frequency: .immediate)
        #expect(show(one, center))
        switches.values.displayFrequency = .daily
        #expect(status(two, center) == .pending)
        #expect(center.reserveDisplay(of: two) == nil)
        #expect(center.displayFrequency == .immediate)
        center.displayFrequency = .hourly
        clock.advance(by: 3_600)
        #expect(status(two, center) == .pending)
        switches.values.displayFrequency = nil
        #expect(status(two, center) == .available)
        switches.values.displayFrequency = .weekly
        #expect(status(two, center) == .pending)
        switches.values.displayFrequency = .immediate
        #expect(show(two, center))
    }

    @Test("Switched limits replace those of configure, also with none, and hold in the store") func limits() throws {
        var attention = AttentionPlan()
        attention.add(Tips.Cap(1, per: .day))
        let center = try center(attention: attention)
        #expect(show(one, center))
        #expect(status(two, center) == .pending)
        switches.values.limits = []
        #expect(status(two, center) == .available)
        switches.values.limits = [Tips.Cap(5, per: .days(0)), Tips.Cap(1, per: .week)]
        #expect(center.explain(two).summary.hasPrefix("Hidden: the limit of 1 tip a week is reached"))
        switches.values.limits = [Tips.Cap(2, per: .week)]
        #expect(show(two, center))
        #expect(!show(TipDefinition(id: "three"), center))
        switches.values.limits = nil
        clock.advance(by: 86_400)
        #expect(show(TipDefinition(id: "three"), center))
    }

    @Test("Limits that are switched on count what appeared when there were none, also in another process")
    func lateLimits() throws {
        let (center, other) = (try center(), TipCenter(clock: clock))
        try other.configure(store: store)
        #expect(show(one, other))
        switches.values.limits = [Tips.Cap(1, per: .day)]
        #expect(!show(two, center))
    }

    private static let done = Tips.Event(id: "done")

    private func teaching(_ id: String, _ options: any TipOption...) -> TipDefinition {
        TipDefinition(id: id, options: [Tips.Teaches(Self.done)] + options)
    }

    private func arm(_ tip: TipDefinition) throws -> [String] {
        try store.read { try $0.trials() }.filter { $0.tip == tip.id }.map { "\($0.isHeldOut) \($0.share)" }
    }

    @Test("A switched share holds tips out in place of configure's, 0 ends all holdouts, and a tip's own share stays")
    func holdout() throws {
        let center = try center(holdout: Tips.Holdout(1))
        let tips = (1...4).map { teaching("\($0)") }
        #expect(!show(tips[0], center))
        switches.values.holdout = 0
        #expect(show(tips[1], center))
        #expect(show(teaching("own", Tips.Holdout(1)), center))
        switches.values.holdout = 1
        #expect(!show(tips[2], center))
        #expect(show(teaching("exempt", Tips.Holdout(0)), center))
        switches.values.holdout = nil
        #expect(!show(tips[3], center))
        #expect(try tips.map(arm) == [["true 1.0"], ["false 0.0"], ["true 1.0"], ["true 1.0"]])
    }

    @Test("A display that was reserved before the share was changed is recorded with the share that it was drawn under")
    func reservedArm() throws {
        let center = try center()
        let shown = try #require(center.reserveDisplay(of: teaching("shown")))
        switches.values.holdout = 1
        #expect(shown.begin())
        let heldOut = try #require(center.reserveDisplay(of: teaching("heldOut")))
        switches.values.holdout = 0
        #expect(!heldOut.begin())
        #expect(try arm(teaching("shown")) == ["false 0.0"])
        #expect(try arm(teaching("heldOut")) == ["true 1.0"])
    }

    // MARK: Centers

    @Test("Switches reach all centers, and keep none") func centers() throws {
        let first = try center()
        do {
            let second = TipCenter(clock: clock)
            try second.configure(store: InMemoryTipStore(), holdouts: HoldoutPlan(), switches: switches)
            #expect(status(one, second) == .available)
            switches.values.off = ["one"]
            #expect(status(one, second) == .pending)
        }
        #expect(switches.centers == 1)
        #expect(status(one, first) == .pending)
    }

    @Test("A position tells what the switches say, and is the same again once they say so again") func position()
        throws
    {
        let center = try center()
        let plain = center.position
        var seen: Set<String> = [plain]
        let changes: [(inout TipSwitches.Values) -> Void] = [
            { $0.areAllOff = true }, { $0.off = ["a"] }, { $0.off = ["a", "b"] }, { $0.displayFrequency = .daily },
            { $0.displayFrequency = .immediate }, { $0.limits = [] }, { $0.limits = [Tips.Cap(1, per: .day)] },
            { $0.limits = [Tips.Cap(1, per: .day, group: "x")] }, { $0.holdout = 0 }, { $0.holdout = 0.5 },
        ]
        for change in changes {
            var values = TipSwitches.Values()
            change(&values)
            switches.values = values
            #expect(seen.insert(center.position).inserted)
        }
        switches.values = TipSwitches.Values()
        #expect(center.position == plain)
    }
}
