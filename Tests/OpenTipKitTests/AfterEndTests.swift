import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit

@Suite struct AfterEndTests {
    struct FirstTip: Tip {
        var title: Text { Text("First") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    struct NextTip: Tip {
        var title: Text { Text("Next") }
        var rules: [Rule] { Rule(afterEndOf: FirstTip()) }
    }

    struct LaterTip: Tip {
        var title: Text { Text("Later") }
        var rules: [Rule] { Rule(afterEndOf: FirstTip(), by: .days(2)) }
    }

    /// A tip whose rule reads a tip whose rule reads it.
    struct OuterTip: Tip {
        var title: Text { Text("Outer") }
        var rules: [Rule] { Rule(afterEndOf: InnerTip()) }
    }

    struct InnerTip: Tip {
        var title: Text { Text("Inner") }
        var rules: [Rule] { Rule(afterEndOf: OuterTip()) }
    }

    @Test(
        "A tip waits until another tip was retired as long ago as the rule says, and explains since when",
        .tipCenter()
    )
    func waits() throws {
        let clock = try #require(TestTips.clock)
        #expect(
            LaterTip().explain().summary
                == "Hidden: the rule 2 days after the end of FirstTip doesn't hold (FirstTip hasn't ended)."
        )
        #expect(LaterTip().explain().nextChange == nil)
        clock.advance(by: 100)
        let end = clock.now
        FirstTip().invalidate(reason: .tipClosed)
        #expect(NextTip().status == .available)
        let explanation = LaterTip().explain()
        #expect(explanation.summary.hasSuffix("doesn't hold (FirstTip ended at \(end.ISO8601Format()))."))
        #expect(explanation.nextChange == end.addingTimeInterval(2 * 86_400))
        clock.advance(by: 2 * 86_400 - 1)
        #expect(LaterTip().status == .pending)
        clock.advance(by: 1)
        #expect(LaterTip().status == .available)
        clock.advance(by: -1)
        #expect(LaterTip().status == .pending)
    }

    @Test("The end of a tip wakes those who wait for it, without being asked", .tipCenter()) func wakes() async throws {
        var statuses = NextTip().statusUpdates.makeAsyncIterator()
        #expect(await statuses.next() == .pending)
        FirstTip().beginDisplay()?.end()
        // Nobody reads the status: the limit retires the first tip, which decides the next one.
        #expect(FirstTip().status == .invalidated(.displayCountExceeded))
        #expect(await statuses.next() == .available)
        await FirstTip().resetEligibility()
        #expect(await statuses.next() == .pending)
    }

    @Test("The end of a tip that this center doesn't know, and that another process has retired, wakes too")
    func otherProcess() async throws {
        let (store, clock) = (InMemoryTipStore(), ManualClock())
        let center = TipCenter(clock: clock)
        try center.configure(store: store)
        var statuses = center.run { NextTip().statusUpdates }.makeAsyncIterator()
        #expect(await statuses.next() == .pending)
        try store.commit([.invalidated(tip: "FirstTip", reason: .tipClosed, date: clock.now)])
        center.catchUp()
        #expect(await statuses.next() == .available)
        #expect(center.explain(id: "FirstTip") == nil)
    }

    @Test("A tip that was retired before the center was made counts, and rules in a circle only wait", .tipCenter())
    func earlier() throws {
        let (store, clock) = (InMemoryTipStore(), ManualClock())
        try store.commit([.invalidated(tip: "FirstTip", reason: .tipClosed, date: clock.now)])
        clock.advance(by: 2 * 86_400)
        let center = TipCenter(clock: clock)
        try center.configure(store: store)
        #expect(center.run { LaterTip().status } == .available)
        #expect(OuterTip().status == .pending)
        InnerTip().invalidate(reason: .actionPerformed)
        #expect(OuterTip().status == .available)
        #expect(OuterTip().explain().rules.map(\.source) == ["after the end of InnerTip"])
    }

    @Test("A retirement that a wrong clock has dated far in the future counts as long ago", .tipCenter())
    func future() throws {
        let clock = try #require(TestTips.clock)
        clock.advance(by: 30 * 86_400)
        FirstTip().invalidate(reason: .tipClosed)
        clock.advance(by: -30 * 86_400)
        #expect(LaterTip().status == .available)
        clock.advance(by: 29 * 86_400)
        #expect(LaterTip().status == .pending)
    }
}
