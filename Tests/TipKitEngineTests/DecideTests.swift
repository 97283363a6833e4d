import Foundation
import Testing

@testable import TipKitEngine

@Suite struct DecideTests {
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    func decision(
        _ definition: TipDefinition,
        _ record: TipRecord = TipRecord(),
        _ change: (inout DecisionContext) -> Void = { _ in }
    ) -> Decision {
        var context = DecisionContext(now: now)
        change(&context)
        let evaluation = Tips.RuleEvaluation(source: TipCenter(), now: context.now, isMeasuring: true)
        return decide(definition, record, PreparedRules(definition.rules, in: evaluation), context)
    }

    @Test("A tip without rules is available") func noRules() {
        #expect(decision(TipDefinition(id: "a")).status == .available)
    }

    @Test("B3.1 A tip is available only if all its rules hold, and each failing rule is a reason")
    func rulesAreJoinedByAnd() {
        let yes = Tips.Rule(source: "yes") { true }
        let no = Tips.Rule(source: "no") { false }
        let decided = decision(TipDefinition(id: "a", rules: [yes, no, no]))
        #expect(decided.status == .pending)
        #expect(decided.rules.map(\.holds) == [true, false, false])
        #expect(decided.reasons.count == 2)
        #expect(decision(TipDefinition(id: "a", rules: [yes, yes])).status == .available)
    }

    @Test("An invalidated tip stays invalidated, and its rules aren't evaluated") func invalidated() {
        let never = Tips.Rule(source: "") {
            Issue.record("a rule of an invalidated tip was evaluated")
            return true
        }
        let record = TipRecord(invalidation: .init(reason: .tipClosed, date: now, replica: "r"))
        #expect(decision(TipDefinition(id: "a", rules: [never]), record).status == .invalidated(.tipClosed))
    }

    @Test("B6.2 A tip that has reached its maximum display count is invalidated once it is no longer on screen")
    func displayCount() {
        let tip = TipDefinition(id: "a", options: [Tips.MaxDisplayCount(2)])
        #expect(decision(tip, TipRecord(displayCount: 1, firstDisplayed: now)).status == .available)
        let used = TipRecord(displayCount: 2, firstDisplayed: now)
        #expect(decision(tip, used).status == .invalidated(.displayCountExceeded))
        #expect(decision(tip, used) { $0.displayedSince = now }.status == .available)
    }

    @Test("A tip with a maximum display count of 0 or less never appears", arguments: [0, -1])
    func noDisplays(count: Int) {
        let tip = TipDefinition(id: "a", options: [Tips.MaxDisplayCount(count)])
        #expect(decision(tip, TipRecord()).status == .invalidated(.displayCountExceeded))
    }

    @Test(
        "B6.4 B6.5 A tip is invalidated at its maximum display duration, but no display ends within a minute",
        arguments: [
            (limit: 300.0, earlier: 0.0, shown: 299.0, isOver: false),
            (limit: 300.0, earlier: 0.0, shown: 300.0, isOver: true),
            (limit: 300.0, earlier: 290.0, shown: 59.0, isOver: false),
            (limit: 300.0, earlier: 290.0, shown: 60.0, isOver: true),
            (limit: 5.0, earlier: 0.0, shown: 59.0, isOver: false),
            (limit: 5.0, earlier: 0.0, shown: 60.0, isOver: true),
        ]
    )
    func displayDuration(limit: Double, earlier: Double, shown: Double, isOver: Bool) {
        let tip = TipDefinition(id: "a", options: [Tips.MaxDisplayDuration(limit)])
        let record = TipRecord(displayCount: 1, displayDuration: earlier, firstDisplayed: now)
        let decided = decision(tip, record) { $0.displayedSince = now.addingTimeInterval(-shown) }
        #expect((decided.status == .invalidated(.displayDurationExceeded)) == isOver)
        if !isOver {
            let rest = max(60, limit - earlier) - shown
            #expect(decided.nextChange == now.addingTimeInterval(rest))
        }
    }

    @Test("B6.4 A tip off screen is invalidated if its displays lasted exactly its maximum display duration")
    func usedUp() {
        let tip = TipDefinition(id: "a", options: [Tips.MaxDisplayDuration(300)])
        let shown = TipRecord(displayCount: 1, displayDuration: 299.9, firstDisplayed: now)
        #expect(decision(tip, shown).status == .available)
        let used = TipRecord(displayCount: 1, displayDuration: 300, firstDisplayed: now)
        #expect(decision(tip, used).status == .invalidated(.displayDurationExceeded))
    }

    @Test(
        "B6.1 The display frequency delays only tips that never appeared, until its pause is over",
        arguments: [
            (elapsed: 0.0, isHeld: true), (elapsed: 86_399.0, isHeld: true), (elapsed: 86_400.0, isHeld: false),
            (elapsed: -50.0, isHeld: true),
        ]
    )
    func frequency(elapsed: Double, isHeld: Bool) {
        let latest = FirstDisplay(tip: "other", date: now.addingTimeInterval(-elapsed))
        func status(_ tip: TipDefinition, _ record: TipRecord = TipRecord()) -> Tips.Status {
            decision(tip, record) { context in
                context.frequency = .daily
                context.latestFirstDisplay = latest
            }.status
        }
        #expect(status(TipDefinition(id: "a")) == (isHeld ? .pending : .available))
        #expect(status(TipDefinition(id: "a"), TipRecord(displayCount: 1, firstDisplayed: now)) == .available)
        #expect(status(TipDefinition(id: "a", options: [Tips.IgnoresDisplayFrequency(true)])) == .available)
        #expect(status(TipDefinition(id: "other")) == .available)
    }

    @Test("B6.1 A delayed tip's next change is the end of the display frequency's pause") func frequencyEnd() {
        let decided = decision(TipDefinition(id: "a")) { context in
            context.frequency = .hourly
            context.latestFirstDisplay = FirstDisplay(tip: "b", date: now.addingTimeInterval(-600))
        }
        #expect(decided.nextChange == now.addingTimeInterval(3_000))
    }

    @Test("B8.3 C18 A testing switch shows a tip despite its rules and earlier invalidations, until the tip is closed")
    func showSwitch() {
        let tip = TipDefinition(id: "a", rules: [Tips.Rule(source: "") { false }])
        let old = TipRecord(invalidation: .init(reason: .tipClosed, date: now.addingTimeInterval(-1), replica: ""))
        let new = TipRecord.Invalidation(reason: .actionPerformed, date: now, replica: "")
        #expect(decision(tip, old) { $0.override = .show(closed: nil) }.status == .available)
        #expect(decision(tip, old) { $0.override = .show(closed: new) }.status == .invalidated(.actionPerformed))
    }

    @Test("B8.1 Testing switches take precedence in this order: show tips, hide tips, show all, hide all")
    func overridesInOrder() {
        let tip = TipDefinition(id: "a", typeName: "A")
        var switches = TestingSwitches()
        switches.hideAll()
        #expect(switches.override(for: tip) == .hide)
        switches.showAll()
        #expect(switches.override(for: tip) == .show(closed: nil))
        switches.hide(["A"])
        #expect(switches.override(for: tip) == .hide)
        switches.show(["a"], among: [tip])
        #expect(switches.override(for: tip) == .show(closed: nil))
    }
}
