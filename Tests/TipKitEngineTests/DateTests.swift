import Foundation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import TipKitEngine

/// Tests of tips that begin and end at a time; what each must do is in `Vectors/dates.json`.
@Suite(.timeLimit(.minutes(10))) struct DateTests {
    private let start: Date
    private let fixture: Fixture

    init() throws {
        fixture = try Fixture()
        start = fixture.clock.now
    }

    private func tip(_ options: any TipOption...) -> TipDefinition { TipDefinition(id: "tip", options: options) }

    @Test("An explanation says when a tip begins, when it ended, and when that changes") func explained() throws {
        let end = start.addingTimeInterval(7_200)
        let tip = tip(Tips.Begins(on: start.addingTimeInterval(3_600)), Tips.Ends(on: end))
        let before = fixture.center.explain(tip)
        #expect(before.summary == "Hidden: it begins on 2027-01-15T09:00:00Z.")
        #expect(before.nextChange == start.addingTimeInterval(3_600))
        fixture.clock.advance(by: 3_600)
        let during = fixture.center.explain(tip)
        #expect(during.status == .available && during.nextChange == end)
        fixture.clock.advance(by: 3_600)
        let after = fixture.center.explain(tip)
        #expect(after.summary == "Hidden: it ended on 2027-01-15T10:00:00Z.")
        #expect(after.nextChange == nil)
        #expect(after.record.invalidation == nil)
    }

    @Test("An explanation says that a tip has expired, so long after its first display") func expired() throws {
        let tip = tip(Tips.ExpiresAfter(.days(3)))
        try #require(fixture.center.reserveDisplay(of: tip)).end()
        #expect(fixture.center.explain(tip).nextChange == nil)
        let display = try #require(fixture.center.reserveDisplay(of: tip))
        #expect(display.begin())
        display.end()
        fixture.clock.advance(by: 3 * 86_400)
        #expect(
            fixture.center.explain(tip).summary
                == "Hidden: it ended 3 days after its first display, on 2027-01-18T08:00:00Z."
        )
    }

    @Test("A tip on screen goes at its end without a call, and one that begins comes") func woken() async throws {
        let ending = TipDefinition(id: "ending", options: [Tips.Ends(on: start.addingTimeInterval(60))])
        let beginning = TipDefinition(id: "beginning", options: [Tips.Begins(on: start.addingTimeInterval(60))])
        var ends = fixture.center.statusUpdates(of: "ending") { ending }.makeAsyncIterator()
        var begins = fixture.center.statusUpdates(of: "beginning") { beginning }.makeAsyncIterator()
        #expect(await ends.next() == .available)
        #expect(await begins.next() == .pending)
        fixture.clock.advance(by: 60)
        #expect(await ends.next() == .invalidated(.displayDurationExceeded))
        #expect(await begins.next() == .available)
    }

    /// A clock that goes on with each look at it, as the system's does.
    private final class TickingClock: TipClock {
        private let start = Date(timeIntervalSince1970: 1_800_000_000)
        private let looks = Atomic(0)

        var now: Date { start.addingTimeInterval(Double(looks.add(1, ordering: .relaxed).newValue) / 1_000) }

        /// Waits until the task is cancelled.
        func sleep(until date: Date) async throws {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            for await _ in stream {}
            withExtendedLifetime(continuation) {}
            try Task.checkCancellation()
        }
    }

    @Test(
        "A decision that depends on the time is made once, though the clock goes on meanwhile",
        .timeLimit(.minutes(1))
    )
    func ticking() throws {
        let center = TipCenter(clock: TickingClock())
        try center.configure(store: InMemoryTipStore())
        let tip = tip(Tips.Ends(on: start.addingTimeInterval(3_600)))
        #expect(center.status(of: "tip") { tip } == .available)
        #expect(center.reserveDisplay(of: tip) != nil)
        #expect(center.offer(tip, display: nil) != nil)
    }

    @Test("The end of a tip is stored nowhere, and emits no retirement") func unstored() throws {
        let tip = tip(Tips.Ends(on: start))
        #expect(fixture.status(tip) == .invalidated(.displayDurationExceeded))
        fixture.center.catchUp()
        #expect(try fixture.store.record(ofTip: "tip").invalidation == nil)
        #expect(fixture.center.reserveDisplay(of: tip) == nil)
    }

    @Test(
        "A date in the year 40 000, or none at all, is a date like others",
        arguments: [Date(timeIntervalSince1970: 1.2e12), .distantFuture, Date(timeIntervalSince1970: .infinity)]
    )
    func far(date: Date) throws {
        #expect(fixture.status(TipDefinition(id: "a", options: [Tips.Begins(on: date)])) == .pending)
        #expect(fixture.status(TipDefinition(id: "b", options: [Tips.Ends(on: date)])) == .available)
        #expect(fixture.status(TipDefinition(id: "c", options: [Tips.Begins(on: .distantPast)])) == .available)
        #expect(
            fixture.center.explain(TipDefinition(id: "a", options: [Tips.Begins(on: date)])).summary.hasPrefix(
                "Hidden: it begins on "
            )
        )
        fixture.clock.advance(by: 86_400)
        #expect(fixture.status(TipDefinition(id: "b", options: [Tips.Ends(on: date)])) == .available)
    }
}
