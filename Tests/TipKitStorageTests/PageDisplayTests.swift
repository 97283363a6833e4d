import Foundation
import OpenTipKitTesting
import Testing
import TipKitEngine

@testable import TipKitStorage

/// Tests of displays on pages, each request of which may reach another process.
@Suite struct PageDisplayTests {
    private let tip = TipDefinition(id: "tip")
    private let other = TipDefinition(id: "other")
    private let twice = TipDefinition(id: "tip", options: [Tips.MaxDisplayCount(2)])
    private let brief = TipDefinition(id: "tip", options: [Tips.MaxDisplayDuration(90)])

    @Test(
        "A display that a page reports twice, to two processes, is counted once and has one outcome",
        arguments: SharedStoreKind.allCases
    )
    func beginning(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        var (first, second) = (OutcomeReader(centers.one), OutcomeReader(centers.two))
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        #expect(centers.two.beginPageDisplay("a", of: tip) == .begun)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        #expect(try centers.record("tip").displayCount == 1)
        #expect(await first.read() == [.displayed])
        #expect(await second.read() == [])
        #expect(centers.two.beginPageDisplay("b", of: tip) == .begun)
        #expect(try centers.record("tip").displayCount == 2)
    }

    @Test(
        "A display beyond a tip's maximum count is refused in a process that never saw the others",
        arguments: SharedStoreKind.allCases
    )
    func countLimit(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        var outcomes = OutcomeReader(centers.two)
        for id in ["a", "b"] { #expect(centers.one.beginPageDisplay(id, of: twice) == .begun) }
        #expect(centers.two.beginPageDisplay("c", of: twice) == .refused(.displayCount))
        #expect(centers.two.beginPageDisplay("b", of: twice) == .begun)
        #expect(try centers.record("tip").displayCount == 2)
        #expect(await outcomes.read() == [.refused(.displayCount)])
    }

    @Test(
        "A first display is refused during another tip's pause or claim, and a repeated one isn't",
        arguments: SharedStoreKind.allCases
    )
    func frequencyLimit(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind, frequency: .daily)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        #expect(centers.two.beginPageDisplay("b", of: other) == .refused(.displayFrequency(tip: "tip")))
        centers.clock.advance(by: 86_400)
        let third = TipDefinition(id: "third")
        #expect(centers.two.offer(third, display: nil) != nil)
        #expect(centers.two.beginPageDisplay("c", of: other) == .refused(.displayFrequency(tip: "third")))
        #expect(centers.one.beginPageDisplay("d", of: other) == .begun)
        #expect(centers.two.beginPageDisplay("d", of: other) == .begun)
        #expect(try centers.record("other").displayCount == 1)
    }

    @Test("A display of a retired tip, or with an id that no page may choose, isn't counted") func gone() throws {
        let centers = try TwoCenters(.file)
        centers.one.invalidate("tip", reason: .tipClosed)
        #expect(centers.two.beginPageDisplay("a", of: tip) == .gone)
        for id in ["", String(repeating: "x", count: 101)] {
            #expect(centers.two.beginPageDisplay(id, of: other) == .invalidID)
        }
        #expect(centers.two.beginPageDisplay(String(repeating: "x", count: 100), of: other) == .begun)
        #expect(try centers.record("tip").displayCount == 0)
    }

    @Test(
        "The visible seconds of a display are cumulative, and are limited to the time since it began",
        arguments: SharedStoreKind.allCases
    )
    func visible(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        centers.clock.advance(by: 20)
        let steps: [(center: TipCenter, visible: TimeInterval, total: TimeInterval)] = [
            (centers.one, 5, 5), (centers.two, 8, 8), (centers.one, 5, 8), (centers.one, 8, 8), (centers.two, -3, 8),
            (centers.two, .nan, 8), (centers.one, .infinity, 20), (centers.two, 25, 20),
        ]
        for step in steps {
            step.center.updatePageDisplay("a", of: "tip", visible: step.visible, isOver: false)
            #expect(try centers.record("tip").displayDuration == step.total)
        }
        #expect(centers.two.beginPageDisplay("b", of: tip) == .begun)
        centers.clock.advance(by: 4)
        centers.two.updatePageDisplay("b", of: "tip", visible: 3, isOver: true)
        #expect(try centers.record("tip").displayDuration == 23)
    }

    @Test(
        "A display that isn't known, is another tip's, or began before a reset isn't changed",
        arguments: SharedStoreKind.allCases
    )
    func unknown(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        centers.clock.advance(by: 20)
        var outcomes = OutcomeReader(centers.two)
        centers.two.updatePageDisplay("b", of: "tip", visible: 5, isOver: true)
        centers.two.updatePageDisplay("a", of: "other", visible: 5, isOver: true)
        #expect(try centers.record("tip").displayDuration == 0)
        #expect(try centers.record("other").displayDuration == 0)
        centers.one.resetEligibility(of: tip)
        centers.two.updatePageDisplay("a", of: "tip", visible: 5, isOver: true)
        #expect(try centers.record("tip") == TipRecord())
        #expect(await outcomes.read() == [])
    }

    @Test(
        "A display closes once, with the cause of the report that ended it, and stays closed",
        arguments: SharedStoreKind.allCases
    )
    func over(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        #expect(centers.one.beginPageDisplay("b", of: tip) == .begun)
        centers.clock.advance(by: 20)
        var (first, second) = (OutcomeReader(centers.one), OutcomeReader(centers.two))
        centers.one.updatePageDisplay("a", of: "tip", visible: 5, isOver: true, cause: .setAside)
        centers.two.updatePageDisplay("a", of: "tip", visible: 7, isOver: true, cause: .left)
        centers.two.updatePageDisplay("a", of: "tip", visible: 6, isOver: false)
        centers.two.updatePageDisplay("b", of: "tip", visible: 0, isOver: true)
        #expect(await first.read() == [.closed(.setAside)])
        #expect(await second.read() == [.closed(.left)])
        #expect(try centers.record("tip").displayDuration == 7)
    }

    @Test(
        "Closing a tip stores the seconds, ends the display and retires the tip, and doing so again changes nothing",
        arguments: SharedStoreKind.allCases
    )
    func closing(kind: SharedStoreKind) async throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.beginPageDisplay("a", of: tip) == .begun)
        centers.clock.advance(by: 20)
        var (first, second) = (OutcomeReader(centers.one), OutcomeReader(centers.two))
        let before = try centers.stores[0].header().position.number
        centers.two.closePageDisplay("a", of: tip, visible: 9, cause: .closeButton)
        #expect(try centers.stores[0].header().position.number == before + 1)
        let record = try centers.record("tip")
        #expect(record.invalidation?.reason == .tipClosed)
        #expect(record.displayDuration == 9)
        centers.one.closePageDisplay("a", of: tip, visible: 9, cause: .dismissed)
        centers.two.closePageDisplay("a", of: tip, visible: 9, cause: .dismissed)
        #expect(try centers.record("tip") == record)
        #expect(await second.read() == [.closed(.closeButton), .invalidated(.tipClosed)])
        #expect(await first.read() == [])
        centers.one.closePageDisplay(nil, of: other, visible: 0, cause: .closeButton)
        #expect(await first.read() == [.invalidated(.tipClosed)])
    }

    @Test(
        "A tip whose count is used up isn't retired while a display is in progress on a page of another process",
        arguments: SharedStoreKind.allCases
    )
    func inProgress(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        for id in ["a", "b"] { #expect(centers.one.beginPageDisplay(id, of: twice) == .begun) }
        #expect(centers.two.status(of: "tip") { twice } == .available)
        #expect(centers.two.explain(twice).summary.hasPrefix("On screen for the last time"))
        #expect(centers.two.offer(twice, display: nil) == nil)
        #expect(centers.two.offer(twice, display: "c") == nil)
        #expect(centers.two.offer(twice, display: "b") == PageOffer())
        #expect(try centers.record("tip").invalidation == nil)
        centers.one.updatePageDisplay("a", of: "tip", visible: 0, isOver: true)
        centers.two.catchUp()
        #expect(centers.two.status(of: "tip") { twice } == .available)
        #expect(centers.two.offer(twice, display: "a") == nil)
        centers.one.updatePageDisplay("b", of: "tip", visible: 0, isOver: true)
        centers.two.catchUp()
        #expect(centers.two.status(of: "tip") { twice } == .invalidated(.displayCountExceeded))
    }

    @Test(
        "A display of which nothing was heard for 24 hours is no longer in progress",
        arguments: SharedStoreKind.allCases
    )
    func lapse(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        for id in ["a", "b"] { #expect(centers.one.beginPageDisplay(id, of: twice) == .begun) }
        #expect(centers.two.status(of: "tip") { twice } == .available)
        #expect(centers.two.nextChange == centers.clock.now.addingTimeInterval(86_400))
        centers.clock.advance(by: 86_399)
        #expect(centers.two.status(of: "tip") { twice } == .available)
        centers.clock.advance(by: 1)
        #expect(centers.two.offer(twice, display: "b") == nil)
        #expect(centers.two.status(of: "tip") { twice } == .invalidated(.displayCountExceeded))
    }

    @Test("A display from before a reset isn't in progress", arguments: SharedStoreKind.allCases)
    func resetInProgress(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.beginPageDisplay("a", of: twice) == .begun)
        #expect(try centers.stores[0].read { try $0.tip("tip").pageDisplayed } == centers.clock.now)
        centers.one.resetEligibility(of: twice)
        #expect(try centers.stores[0].read { try $0.tip("tip").pageDisplayed } == nil)
        let counted = StoreChange.displayBegan(tip: "tip", date: start, limits: nil)
        try centers.stores[1].commit([counted, counted])
        #expect(centers.two.offer(twice, display: "a") == nil)
        #expect(centers.two.status(of: "tip") { twice } == .invalidated(.displayCountExceeded))
    }

    @Test(
        "A display under a maximum duration may last at least 60 visible seconds, and the tip is then retired",
        arguments: SharedStoreKind.allCases
    )
    func remaining(kind: SharedStoreKind) throws {
        let centers = try TwoCenters(kind)
        #expect(centers.one.offer(brief, display: nil) == PageOffer(remaining: nil))
        #expect(centers.one.beginPageDisplay("a", of: brief) == .begun)
        #expect(centers.two.offer(brief, display: "a") == PageOffer(remaining: 90))
        centers.clock.advance(by: 100)
        centers.one.updatePageDisplay("a", of: "tip", visible: 70, isOver: false)
        #expect(centers.two.offer(brief, display: "a") == PageOffer(remaining: 20))
        #expect(centers.one.beginPageDisplay("b", of: brief) == .begun)
        #expect(centers.two.offer(brief, display: "b") == PageOffer(remaining: 60))
        centers.clock.advance(by: 100)
        centers.one.updatePageDisplay("b", of: "tip", visible: 45, isOver: false)
        #expect(centers.two.offer(brief, display: "b") == PageOffer(remaining: 15))
        #expect(centers.two.offer(brief, display: nil) == nil)
        #expect(try centers.record("tip").invalidation == nil)
        centers.one.updatePageDisplay("b", of: "tip", visible: 60, isOver: false)
        #expect(centers.two.offer(brief, display: "b") == nil)
        #expect(try centers.record("tip").invalidation?.reason == .displayDurationExceeded)
    }

    @Test("Of the tips offered together under a display frequency, one may appear for the first time") func claim()
        throws
    {
        let centers = try TwoCenters(.file, frequency: .daily)
        #expect(centers.one.offer(tip, display: nil) != nil)
        #expect(centers.one.offer(other, display: nil) == nil)
        #expect(centers.one.offer(tip, display: nil) != nil)
        #expect(centers.one.nextChange == centers.clock.now.addingTimeInterval(FrequencyClaim.lapse))
        centers.clock.advance(by: 20)
        // Asking again doesn't prolong the claim.
        #expect(centers.one.offer(tip, display: nil) != nil)
        centers.clock.advance(by: 10)
        #expect(centers.one.offer(other, display: nil) != nil)
        #expect(try centers.stores[0].header().position.number == 0)
    }

    @Test("A display that can't be stored counts in memory, and is stored once it can be") func unstored() async throws
    {
        let centers = try TwoCenters(.file)
        _ = centers.one.status(of: "tip") { twice }
        centers.stores[0].fill(true)
        var outcomes = OutcomeReader(centers.one)
        for _ in 1...2 { #expect(centers.one.beginPageDisplay("a", of: twice) == .begun) }
        #expect(centers.one.record(of: twice).displayCount == 1)
        #expect(centers.one.beginPageDisplay("b", of: twice) == .begun)
        #expect(centers.one.offer(twice, display: "a") == PageOffer())
        #expect(centers.one.offer(twice, display: nil) == nil)
        for _ in 1...2 { centers.one.updatePageDisplay("a", of: "tip", visible: 0, isOver: true, cause: .left) }
        #expect(await outcomes.read() == [.displayed, .displayed, .closed(.left)])
        #expect(centers.two.beginPageDisplay("a", of: twice) == .begun)
        centers.stores[0].fill(false)
        #expect(centers.one.retryUnstored())
        #expect(try centers.record("tip").displayCount == 2)
    }

    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("Of a person's keys the newest 5 000 are kept, in both stores") func most() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let memory = InMemoryTipStore()
        for number in 0..<5_200 {
            let done = StoreChange.done("key \(number)", date: start.addingTimeInterval(Double(number)))
            try store.person("one").commit([done])
            try memory.commit([done])
        }
        try store.person("two").commit([.done("of another", date: start)])
        store.host.sweeping.wait()
        #expect(
            (5_000..<5_064).contains(try #require(try store.number("SELECT count(*) FROM done WHERE key LIKE 'key%'")))
        )
        #expect(try store.person("two").read { try $0.doneRow("of another") } != nil)
        for kept in [try store.person("one"), memory] as [any TipStore] {
            #expect(try kept.read { try $0.doneRow("key 5199") } != nil)
            #expect(try kept.read { try $0.doneRow("key 100") } == nil)
        }
    }

    @Test("Old keys are deleted while the process runs, also by commits between which others have none") func running()
        throws
    {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        for number in 0..<100 { try store.commit([.done("old \(number)", date: start)]) }
        let later = start.addingTimeInterval(DoneRow.age + 1)
        for number in 0..<70 {
            let kind = StoreChange.Kind.displayBegan(tip: "a", date: later, limits: nil)
            try store.commit([StoreChange(kind, key: "new \(number)")])
            try store.commit([.displayLasted(display: "new \(number)", tip: "a", seconds: 0, date: later)])
        }
        store.host.sweeping.wait()
        #expect(try store.number("SELECT count(*) FROM done WHERE key LIKE 'old%'") == 0)
    }

    @Test("Keys and displays are deleted 30 days after their dates, and when their person is erased")
    func sweep() throws {
        let directory = TemporaryDirectory()
        let store = try directory.store()
        let person = try store.person("one")
        let old = StoreChange.Kind.displayBegan(tip: "a", date: start, limits: nil)
        try store.commit([StoreChange(old, key: "old"), .done("older", date: start)])
        try person.commit([.done("p", date: start.addingTimeInterval(DoneRow.age - 1))])
        try store.flush()
        #expect(try store.number("SELECT count(*) FROM done") == 3)
        try person.commit([.done("q", date: start.addingTimeInterval(DoneRow.age + 1))])
        try store.flush()
        #expect(try store.number("SELECT count(*) FROM done") == 2)
        #expect(try store.record(ofTip: "a").displayCount == 1)
        try store.erase(person: "one")
        try store.flush()
        #expect(try store.number("SELECT count(*) FROM done") == 0)
    }
}
