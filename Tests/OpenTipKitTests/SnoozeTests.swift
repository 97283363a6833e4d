import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit

@Suite struct SnoozeTests {
    struct RecipeTip: Tip {
        var title: Text { Text("Scale a recipe") }
        var options: [any TipOption] { MaxSnoozes(2) }
        var actions: [Action] {
            Action(id: "show", title: "Show me")
            Action.later(for: .days(3))
        }
    }

    struct FreeTip: Tip {
        var title: Text { Text("Free") }
    }

    @Test(
        "A snoozed tip is away exactly as long, and explains since when it was put off",
        .tipCenter(frequency: .weekly)
    )
    func away() throws {
        let clock = try #require(TestTips.clock)
        let display = try #require(FreeTip().beginDisplay())
        var end = clock.now.addingTimeInterval(3 * 86_400)
        FreeTip().snooze(for: .days(3))
        #expect(FreeTip().status == .pending)
        #expect(FreeTip().explain().summary == "Hidden: the person snoozed it, until \(end.ISO8601Format()).")
        #expect(FreeTip().explain().nextChange == end)
        display.end()
        clock.advance(by: 3 * 86_400 - 1)
        #expect(FreeTip().beginDisplay() == nil)
        clock.advance(by: 1)
        #expect(FreeTip().beginDisplay() != nil)
        FreeTip().snooze(for: .hours(1))
        end = clock.now.addingTimeInterval(3_600)
        let summary = FreeTip().explain().summary
        #expect(summary == "Hidden: the person snoozed it, 2 times so far, until \(end.ISO8601Format()).")
        #expect(FreeTip().record.snoozeCount == 2)
        #expect(FreeTip().record.invalidation == nil)
    }

    @Test("A later snooze replaces an earlier one, and a reset forgets them", .tipCenter()) func replaced() async throws
    {
        let clock = try #require(TestTips.clock)
        FreeTip().snooze(for: .days(365_000))
        clock.advance(by: 60)
        FreeTip().snooze(for: .minutes(1))
        clock.advance(by: 60)
        #expect(FreeTip().status == .available)
        FreeTip().snooze(for: .week)
        await FreeTip().resetEligibility()
        #expect(FreeTip().status == .available)
        #expect(FreeTip().record.snoozeCount == 0)
    }

    @Test("One snooze more than MaxSnoozes allows retires the tip as closed, whichever process counts it")
    func maximum() async throws {
        let (store, clock) = (InMemoryTipStore(), ManualClock())
        let centers = try (0..<2).map { _ in
            let center = TipCenter(clock: clock)
            try center.configure(store: store)
            return center
        }
        for center in centers {
            center.run { RecipeTip().snooze(for: .hour) }
            #expect(center.run { RecipeTip().status } == .pending)
            clock.advance(by: 3_600)
        }
        // The tip becomes eligible before the outcomes are read, whenever the center learns of the other one's snooze.
        centers[0].catchUp()
        #expect(centers[0].run { RecipeTip().status } == .available)
        var outcomes = centers[0].run { Tips.outcomes }.makeAsyncIterator()
        centers[0].run { RecipeTip().snooze(for: .hour) }
        #expect(centers[0].run { RecipeTip().status } == .invalidated(.tipClosed))
        #expect(await outcomes.next()?.kind == .invalidated(.tipClosed))
        centers[1].catchUp()
        #expect(centers[1].run { RecipeTip().status } == .invalidated(.tipClosed))
        #expect(centers[1].run { RecipeTip().record.snoozeCount } == 2)
    }

    @Test("Ten thousand snoozes are counted, and a snooze of no length or of a retired tip isn't", .tipCenter())
    func many() throws {
        let clock = try #require(TestTips.clock)
        for _ in 0..<10_000 { FreeTip().snooze(for: .minute) }
        FreeTip().snooze(for: .days(0))
        FreeTip().snooze(for: .days(-5))
        #expect(FreeTip().record.snoozeCount == 10_000)
        clock.advance(by: 60)
        #expect(FreeTip().status == .available)
        FreeTip().invalidate(reason: .actionPerformed)
        FreeTip().snooze(for: .day)
        #expect(FreeTip().record.snoozeCount == 10_000)
        #expect(FreeTip().status == .invalidated(.actionPerformed))
    }

    @Test(
        "The action `later` snoozes its tip, is labeled in the person's language, and keeps its outcome",
        .tipCenter()
    )
    @MainActor func action() async throws {
        let clock = try #require(TestTips.clock)
        var outcomes = Tips.outcomes.makeAsyncIterator()
        let style = TipViewStyleConfiguration(tip: RecipeTip(), action: { _ in }, presenter: TipPresenter())
        let later = try #require(style.actions.last)
        #expect((later.id, later.index) == ("later", 1))
        later.handler()
        #expect(RecipeTip().record.snooze?.end == clock.now.addingTimeInterval(3 * 86_400))
        style.actions.first?.handler()
        #expect(RecipeTip().record.snoozeCount == 1)
        #expect(await outcomes.next()?.kind == .snoozed(until: clock.now.addingTimeInterval(3 * 86_400)))
        #expect(await outcomes.next()?.kind == .action(id: "later"))
        func label(_ language: String) -> String {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: language)
            return later.label().plain(in: environment)
        }
        #expect(label("en-US") == "Remind me later")
        #expect(label("de-AT") == "Später erinnern")
        #expect(label("zh-Hant-TW") == "稍後提醒我")
        #expect(label("xx") == "Remind me later")
    }

    @Test("A popover that is set aside, a display that ends and a closed tip count as no snooze", .tipCenter())
    func noSnooze() throws {
        let display = try #require(TipCenter.current.reserveDisplay(of: FreeTip().definition))
        #expect(display.begin())
        display.end(.setAside)
        #expect(FreeTip().record.snoozeCount == 0)
        #expect(FreeTip().status == .available)
        FreeTip().beginDisplay()?.close(.closeButton)
        #expect(FreeTip().record.snoozeCount == 0)
    }

    @Test("A clock that is set back keeps a tip away for at most twice the snooze's length", .tipCenter())
    func clock() throws {
        let clock = try #require(TestTips.clock)
        FreeTip().snooze(for: .hour)
        clock.advance(by: -3_600)
        #expect(FreeTip().status == .pending)
        clock.advance(by: -1)
        #expect(FreeTip().status == .available)
        clock.advance(by: 2)
        #expect(FreeTip().status == .pending)
        clock.advance(by: 7_199)
        #expect(FreeTip().status == .available)
        clock.advance(by: -1)
        #expect(FreeTip().status == .pending)
    }

    @Test("A display of a tip that another process has snoozed is refused in the transaction", .tipCenter())
    func overtaken() throws {
        let (store, clock) = (InMemoryTipStore(), ManualClock())
        let center = TipCenter(clock: clock)
        try center.configure(store: store)
        let display = try #require(center.reserveDisplay(of: FreeTip().definition))
        try store.commit([.snoozed(tip: "FreeTip", seconds: 60, date: clock.now)])
        #expect(!display.begin())
        #expect(center.beginPageDisplay("page", of: FreeTip().definition) == .gone)
        #expect(center.run { FreeTip().record.displayCount } == 0)
    }

    @Test("A snooze before configure has no effect, which is logged", .tipCenter()) func early() throws {
        let center = TipCenter(clock: ManualClock())
        center.run { FreeTip().snooze(for: .day) }
        try center.configure(store: InMemoryTipStore())
        #expect(center.run { FreeTip().status } == .available)
    }
}
