import Foundation
import OpenTipKitTesting
import Testing

@testable import OpenTipKit

@Suite struct TeachesTests {
    struct Page: Codable, Sendable {
        let number: Int
    }

    struct ReaderTip: Tip {
        static let exported = Event<Page>(id: "exported")
        var title: Text { Text("Read") }
    }

    struct ExportTip: Tip {
        var title: Text { Text("Export a page") }
        var options: [any TipOption] { Teaches(ReaderTip.exported) }
    }

    struct SearchTip: Tip {
        static let searched = Event(id: "searched")
        var title: Text { Text("Search") }
        var options: [any TipOption] { Teaches(Self.searched, times: 3) }
    }

    struct LimitedTip: Tip {
        static let opened = Event(id: "opened", donationLimit: .init(maximumCount: 2))
        var title: Text { Text("Open") }
        var options: [any TipOption] { Teaches(Self.opened, times: 5) }
    }

    struct AfterwardTip: Tip {
        var title: Text { Text("Afterward") }
    }

    @Test(
        "A tip that has never appeared is retired once the event it teaches is donated, and stays retired",
        .tipCenter()
    )
    func retires() async throws {
        #expect(ExportTip().status == .available)
        await ReaderTip.exported.donate(Page(number: 4))
        #expect(ExportTip().status == .invalidated(.actionPerformed))
        #expect(ExportTip().record.invalidation?.reason == .actionPerformed)
        #expect(ExportTip().record.displayCount == 0)
        try await ReaderTip.exported.deleteDonations()
        #expect(ExportTip().status == .invalidated(.actionPerformed))
    }

    @Test("explain() names the event that retired the tip, and how often it was needed", .tipCenter()) func explains()
        async
    {
        #expect(SearchTip().explain().summary == "May appear: nothing holds it back.")
        #expect(SearchTip().explain().teaches == Tips.Teaches(SearchTip.searched, times: 3))
        for _ in 0..<3 { await SearchTip.searched.donate() }
        await ReaderTip.exported.donate(Page(number: 1))
        #expect(SearchTip().explain().summary == "Hidden: the person did what it teaches (searched, 3 times).")
        #expect(ExportTip().explain().summary == "Hidden: the person did what it teaches (exported).")
    }

    @Test("A tip that teaches an event three times isn't retired by two donations", .tipCenter())
    func threeTimes() async {
        for _ in 0..<2 { await SearchTip.searched.donate() }
        #expect(SearchTip().status == .available)
        await SearchTip.searched.donate()
        #expect(SearchTip().status == .invalidated(.actionPerformed))
    }

    @Test("A number of times below 1 means 1, and one above the donation limit means the limit", .tipCenter())
    func unreachable() async {
        #expect(Tips.Teaches(SearchTip.searched, times: 0).times == 1)
        #expect(Tips.Teaches(SearchTip.searched, times: .min).times == 1)
        #expect(Tips.Teaches(LimitedTip.opened, times: 5).times == 2)
        for _ in 0..<2 { await LimitedTip.opened.donate() }
        #expect(LimitedTip().status == .invalidated(.actionPerformed))
    }

    @Test("After resetEligibility() only later donations retire the tip", .tipCenter()) func reset() async throws {
        let clock = try #require(TestTips.clock)
        await ReaderTip.exported.donate(Page(number: 1))
        #expect(ExportTip().status == .invalidated(.actionPerformed))
        clock.advance(by: 60)
        await ExportTip().resetEligibility()
        #expect(ExportTip().status == .available)
        clock.advance(by: 60)
        await ReaderTip.exported.donate(Page(number: 2))
        #expect(ExportTip().status == .invalidated(.actionPerformed))
    }

    @Test("A tip on screen leaves with the cause .actionPerformed once the person does what it teaches", .tipCenter())
    func onScreen() async throws {
        let display = try #require(ExportTip().beginDisplay())
        var outcomes = Tips.outcomes.makeAsyncIterator()
        await ReaderTip.exported.donate(Page(number: 1))
        display.end()
        #expect(await outcomes.next()?.kind == .invalidated(.actionPerformed))
        #expect(await outcomes.next()?.kind == .closed(.invalidated(.actionPerformed)))
    }

    @Test("Status streams report the retirement, and an ordered group moves on", .tipCenter()) func streams() async {
        let group = TipGroup(.ordered) {
            ExportTip()
            AfterwardTip()
        }
        var statuses = ExportTip().statusUpdates.makeAsyncIterator()
        #expect(await statuses.next() == .available)
        #expect(group.current is ExportTip)
        await ReaderTip.exported.donate(Page(number: 1))
        #expect(await statuses.next() == .invalidated(.actionPerformed))
        #expect(group.current is AfterwardTip)
    }

    @Test("A tip that is first used in another process is retired by the donations of this one")
    func laterProcess() async throws {
        let store = InMemoryTipStore()
        let first = TipCenter(clock: ManualClock())
        try first.configure(store: store)
        await first.run { await ReaderTip.exported.donate(Page(number: 1)) }
        let second = TipCenter(clock: ManualClock())
        try second.configure(store: store)
        #expect(second.run { ExportTip().status } == .invalidated(.actionPerformed))
        #expect(try store.record(ofTip: "ExportTip").invalidation?.reason == .actionPerformed)
    }

    @Test("A testing switch shows a tip although the person has done what it teaches", .tipCenter()) func shown() async
    {
        await ReaderTip.exported.donate(Page(number: 1))
        Tips.showAllTipsForTesting()
        #expect(ExportTip().status == .available)
    }
}
