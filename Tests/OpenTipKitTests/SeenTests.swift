import Foundation
import Observation
import OpenTipKitTesting
import Synchronization
import Testing

@testable import OpenTipKit

@Suite(.timeLimit(.minutes(10))) struct SeenTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct HeldOutTip: Tip {
        var title: Text { Text("Held out") }
        var options: [any TipOption] {
            Teaches(Tips.Event(id: "never"))
            Holdout(1)
        }
    }

    @Test("Tips that the person has seen are listed newest first, with counts; held-out and retired unseen ones aren't")
    func newestFirst() throws {
        let store = InMemoryTipStore()
        let clock = ManualClock()
        let center = TipCenter(clock: clock)
        try center.configure(store: store, holdouts: HoldoutPlan(person: "ada", environment: [:]))
        try center.run {
            #expect(Tips.seen.isEmpty)
            let start = clock.now
            OneTip().beginDisplay()?.end()
            clock.advance(by: 60)
            TwoTip().beginDisplay()?.end()
            #expect(Tips.seen.map(\.id) == ["TwoTip", "OneTip"])
            clock.advance(by: 60)
            try #require(OneTip().beginDisplay()).end()
            OneTip().invalidate(reason: .tipClosed)
            #expect(HeldOutTip().beginDisplay() == nil)
            let seen = Tips.seen
            #expect(seen.map(\.id) == ["OneTip", "TwoTip"])
            #expect(seen.first?.displayCount == 2)
            #expect(seen.first?.firstDisplayed == start)
            #expect(seen.first?.lastDisplayed == start + 120)
            #expect(seen.map(\.invalidationReason) == [.tipClosed, nil])
        }
        // What other processes and earlier launches have shown is listed too, although this center knows no tip.
        let other = TipCenter(clock: clock)
        try other.configure(store: store)
        #expect(other.seen.map(\.id) == ["OneTip", "TwoTip"])
    }

    @Test("A tip whose display can't be stored, and then not even be read, is listed") func unstored() throws {
        let store = RefusingStore()
        let center = TipCenter(clock: ManualClock())
        try center.configure(store: store)
        try center.run {
            OneTip().beginDisplay()?.end()
            store.refuses = true
            try #require(TwoTip().beginDisplay()).end()
            #expect(Set(Tips.seen.map(\.id)) == ["OneTip", "TwoTip"])
            store.refusesReads = true
            #expect(Set(Tips.seen.map(\.id)) == ["OneTip", "TwoTip"])
        }
    }

    @Test("Before configure, nothing was seen") func unconfigured() {
        #expect(TipCenter(clock: ManualClock()).seen.isEmpty)
    }

    /// A change that observers of what a person has seen and turned off learn.
    enum Change: CaseIterable {
        case seenHere, seenElsewhere, turnedOff
    }

    @MainActor
    @Test(
        "An observer learns that a tip was seen in this center or in another one, and that tips were turned off",
        arguments: Change.allCases
    )
    func observed(change: Change) async throws {
        let store = InMemoryTipStore()
        let (one, two) = (TipCenter(clock: ManualClock()), TipCenter(clock: ManualClock()))
        for center in [one, two] { try center.configure(store: store) }
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            _ = one.seen
            one.run { _ = Tips.areOff }
        } onChange: {
            continuation.finish()
        }
        switch change {
        case .seenHere: one.run { OneTip().beginDisplay()?.end() }
        case .seenElsewhere: two.run { OneTip().beginDisplay()?.end() }
        case .turnedOff: two.run { Tips.areOff = true }
        }
        for await _ in changes {}
        #expect(one.seen.map(\.id) == (change == .turnedOff ? [] : ["OneTip"]))
        #expect(one.run { Tips.areOff } == (change == .turnedOff))
    }
}

/// Tests of the answer to a person who asks why a tip is shown.
@Suite struct WhyTests {
    static let used = Tips.Event(id: "used")

    struct TeachingTip: Tip {
        var title: Text { Text("Teaching") }
        var options: [any TipOption] { Teaches(WhyTests.used) }
    }

    struct RuledTip: Tip {
        var title: Text { Text("Ruled") }
        var rules: [Rule] {
            Rule(WhyTests.used) { $0.donations.count > 2 }
        }
    }

    struct PlainTip: Tip {
        var title: Text { Text("Plain") }
    }

    @Test("A tip is about something unused until it is used, fits what a person does, or is for everyone", .tipCenter())
    func causes() async {
        let english = Locale(identifier: "en")
        let unused = "It is about something that you haven’t used yet."
        #expect(TeachingTip().why(in: english) == unused)
        await Self.used.donate()
        #expect(TeachingTip().why(in: english) == "It fits what you do here.")
        #expect(RuledTip().why(in: english) == "It fits what you do here.")
        #expect(PlainTip().why(in: english) == "Everyone is shown it.")
        #expect(PlainTip().why(in: Locale(identifier: "de_AT")) == "Alle sehen ihn.")
        #expect(PlainTip().why(in: Locale(identifier: "cy")) == "Everyone is shown it.")
    }

    @Test("Every language has all words about tips") func words() {
        #expect(TipWord.english.count == TipWord.allCases.count)
        #expect(TipWord.translations.count == 22)
        for (language, words) in TipWord.translations {
            #expect(words.count == TipWord.allCases.count, "\(language)")
            #expect(!words.contains(""), "\(language)")
        }
    }
}

/// Tests of the person's switch for all tips.
@Suite(.timeLimit(.minutes(10))) struct OffTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    @Test("While tips are off none may appear and those on screen leave it, and none is retired", .tipCenter())
    func off() async throws {
        let display = try #require(OneTip().beginDisplay())
        var statuses = OneTip().statusUpdates.makeAsyncIterator()
        #expect(await statuses.next() == .available)
        Tips.areOff = true
        #expect(await statuses.next() == .pending)
        #expect(TwoTip().explain().summary == "Hidden: the person has turned tips off.")
        #expect(TwoTip().beginDisplay() == nil)
        display.end()
        Tips.areOff = false
        #expect(await statuses.next() == .available)
        #expect(OneTip().record.invalidation == nil)
    }

    @Test("What one process turns off is off in another at once, and after a reset tips are on again")
    func processes() async throws {
        let store = InMemoryTipStore()
        let (one, two) = (TipCenter(clock: ManualClock()), TipCenter(clock: ManualClock()))
        for center in [one, two] { try center.configure(store: store) }
        var statuses = two.run { OneTip().statusUpdates }.makeAsyncIterator()
        #expect(await statuses.next() == .available)
        one.run { Tips.areOff = true }
        #expect(await statuses.next() == .pending)
        let late = TipCenter(clock: ManualClock())
        try late.configure(store: store)
        #expect(late.run { OneTip().status } == .pending)
        try one.reset()
        #expect(await statuses.next() == .available)
    }

    @Test("If the store can't be read, tips are on; once it can be read again, they are off") func unreadable() throws {
        let store = RefusingStore()
        let first = TipCenter(clock: ManualClock())
        try first.configure(store: store)
        first.run { Tips.areOff = true }
        let center = TipCenter(clock: ManualClock())
        try center.configure(store: store)
        store.refusesReads = true
        #expect(center.run { OneTip().status } == .available)
        store.refusesReads = false
        center.catchUp()
        #expect(center.run { OneTip().status } == .pending)
    }

    @Test("Turned off before configure, tips stay on") func early() throws {
        let center = TipCenter(clock: ManualClock())
        center.run { Tips.areOff = true }
        try center.configure(store: InMemoryTipStore())
        #expect(center.run { OneTip().status } == .available)
    }
}
