import Foundation
import OpenTipKitTesting
import Testing

@testable import TipKitEngine

@Suite struct TestingSwitchesTests {
    private let tip = TipDefinition(id: "a", typeName: "A")
    private let closing = TipRecord.Invalidation(reason: .tipClosed, date: moment, replica: "")

    @Test("A tip that a testing switch shows can be closed once, and again after a reset or another testing switch")
    func closing_() {
        var switches = TestingSwitches()
        #expect(!given(switches.close(tip, closing, in: .zero)))
        switches.showAll()
        #expect(given(switches.close(tip, closing, in: .zero)))
        #expect(!given(switches.close(tip, closing, in: .zero)))
        #expect(switches.override(for: tip) == .show(closed: closing))
        switches.reopen("a", in: .zero)
        #expect(switches.override(for: tip) == .show(closed: closing))
        switches.reopen("a", in: RowVersion(rawValue: 1))
        #expect(switches.override(for: tip) == .show(closed: nil))
        #expect(given(switches.close(tip, closing, in: .zero)))
        switches.show(["A"], among: [tip])
        #expect(switches.override(for: tip) == .show(closed: nil))
    }

    @Test("A status stream reports that a testing switch hides or shows its tip") func followed() async throws {
        let center = try Fixture().center
        var updates = center.statusUpdates(of: "a") { [tip] in tip }.makeAsyncIterator()
        center.hideAllForTesting()
        center.showAllForTesting()
        center.invalidate("a", reason: .tipClosed)
        for status in [.available, .pending, .available, .invalidated(.tipClosed)] as [Tips.Status] {
            #expect(await updates.next() == status)
        }
    }
}

@Suite struct BackgroundJobsTests {
    @Test("A background job runs in one task, which repeats the job if it was requested again meanwhile") func oneTask()
    {
        var jobs = BackgroundJobs()
        #expect(given(jobs.add(.saveNotes)))
        #expect(!given(jobs.add(.saveNotes)))
        #expect(given(jobs.add(.catchUp)))
        jobs.start(.saveNotes)
        #expect(!given(jobs.add(.saveNotes)))
        #expect(!given(jobs.finish(.saveNotes)))
        jobs.start(.saveNotes)
        #expect(given(jobs.finish(.saveNotes)))
        #expect(given(jobs.add(.saveNotes)))
    }
}

@Suite struct DonationQueueTests {
    private func donation(_ number: UInt64, of event: String = "e") -> QueuedDonation {
        QueuedDonation(
            number: number,
            event: event,
            stored: StoredDonation(date: moment, payload: nil),
            limit: StoredDonationLimit(maximumCount: 1, maximumAge: nil),
            key: nil,
            completion: nil
        )
    }

    @Test("If an event's donation limit is given several times, the highest count and age apply") func widest() {
        var queue = DonationQueue()
        #expect(queue.limit(of: "e") == nil)
        queue.widen(of: "e", to: StoredDonationLimit(maximumCount: 5, maximumAge: 10))
        queue.widen(of: "e", to: StoredDonationLimit(maximumCount: 3, maximumAge: 20))
        #expect(queue.limit(of: "e") == StoredDonationLimit(maximumCount: 5, maximumAge: 20))
        queue.widen(of: "e", to: StoredDonationLimit(maximumCount: 4, maximumAge: nil))
        #expect(queue.limit(of: "e") == StoredDonationLimit(maximumCount: 5, maximumAge: nil))
    }

    @Test("Deleting an event's donations removes only that event's queued donations, up to a sequence number")
    func deletion() {
        var queue = DonationQueue()
        for number in 1...4 as ClosedRange<UInt64> { queue.append(donation(number, of: number == 2 ? "f" : "e")) }
        #expect(given(queue.remove(of: "e", through: 3)).map(\.number) == [1, 3])
        #expect(queue.waiting.map(\.number) == [2, 4])
    }
}

@Suite struct DisplayLimitsTests {
    @Test("A display is refused if its tip is invalidated or at its display limit, or another tip appeared recently")
    func refusals() {
        let limits = DisplayLimits(maximumCount: 2, pause: 100)
        let other = FirstDisplay(tip: "b", date: moment)
        func refusal(_ record: TipRecord, _ latest: FirstDisplay?, _ seconds: TimeInterval) -> StoreRefusal? {
            limits.refusal(of: "a", record, after: latest, at: moment.addingTimeInterval(seconds))
        }
        let closed = TipRecord(invalidation: .init(reason: .tipClosed, date: moment, replica: ""))
        #expect(refusal(closed, nil, 0) == .invalidated(.tipClosed))
        #expect(refusal(TipRecord(displayCount: 2), nil, 0) == .displayCount)
        #expect(refusal(TipRecord(displayCount: 1), nil, 0) == nil)
        #expect(refusal(TipRecord(), other, 99) == .displayFrequency(tip: "b"))
        #expect(refusal(TipRecord(), other, -50) == .displayFrequency(tip: "b"))
        #expect(refusal(TipRecord(), other, 100) == nil)
        #expect(refusal(TipRecord(displayCount: 1, firstDisplayed: moment), other, 1) == nil)
        #expect(refusal(TipRecord(), FirstDisplay(tip: "a", date: moment), 1) == nil)
        #expect(DisplayLimits().refusal(of: "a", TipRecord(displayCount: 9), after: other, at: moment) == nil)
    }
}
