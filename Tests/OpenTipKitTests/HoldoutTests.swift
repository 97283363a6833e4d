import Foundation
import OpenTipKitTesting
import Testing
import TipUI

@testable import OpenTipKit

@Suite struct HoldoutTests {
    static let exported = Tips.Event(id: "exported")

    struct HeldOutTip: Tip {
        var title: Text { Text("Held out") }
        var options: [any TipOption] {
            Teaches(HoldoutTests.exported)
            Holdout(1)
        }
    }

    struct ShownTip: Tip {
        var title: Text { Text("Shown") }
        var options: [any TipOption] { Teaches(HoldoutTests.exported, times: 2) }
    }

    struct UnmeasuredTip: Tip {
        var title: Text { Text("Unmeasured") }
        var options: [any TipOption] { Holdout(1) }
    }

    struct OtherTip: Tip {
        var title: Text { Text("Other") }
    }

    /// Where on the way from 0 to 1 a salt, a tip and a person are, computed by another program.
    static let fractions: [(String, String, String, Double)] = [
        ("", "ExportTip", "ada", 0.03301813906903561), ("", "ExportTip", "bea", 0.6020055643005923),
        ("", "SearchTip", "ada", 0.4144648322075243), ("2026", "ExportTip", "ada", 0.3951517673214192),
        ("", "", "", 0.22109821668036178), ("", "Öffnen", "人", 0.4035343048627855),
    ]

    private func trials(_ store: any TipStore) throws -> [JoinedTrial] { try store.read { try $0.trials() } }

    /// A center with a store in memory that other centers may share.
    private func center(
        _ store: InMemoryTipStore,
        holdingOut share: Double = 0,
        person: String? = "ada",
        environment: [String: String] = [:]
    ) throws -> TipCenter {
        let center = TipCenter(clock: ManualClock())
        let plan = HoldoutPlan(holdout: Tips.Holdout(share), person: person, environment: environment)
        try center.configure(store: store, holdouts: plan)
        return center
    }

    @Test("A held-out tip never begins a display; it is counted, retired and explained", .tipCenter(frequency: .daily))
    func heldOut() async throws {
        var outcomes = Tips.outcomes.makeAsyncIterator()
        #expect(HeldOutTip().status == .available)
        #expect(HeldOutTip().beginDisplay() == nil)
        #expect(HeldOutTip().status == .invalidated(.displayCountExceeded))
        let record = HeldOutTip().record
        #expect(record.displayCount == 1)
        #expect(record.invalidation?.isHeldOut == true)
        let explanation = HeldOutTip().explain()
        #expect(explanation.summary == "Hidden: it is held out from this person, to find out whether it helps.")
        #expect(await outcomes.next()?.kind == .eligible)
        #expect(await outcomes.next()?.kind == .heldOut)
        let pause = OtherTip().explain().reasons
        #expect(pause.contains { if case .displayFrequency(tip: "HeldOutTip", _) = $0 { true } else { false } })
        await HeldOutTip().resetEligibility()
        #expect(HeldOutTip().status == .available)
    }

    @Test("A tip's first display, and the first use after it, are recorded, also after the tip was closed")
    func recorded() async throws {
        let store = InMemoryTipStore()
        let center = try center(store, holdingOut: 0)
        let clock = try #require(center.clock as? ManualClock)
        await center.run {
            await Self.exported.donate()
            clock.advance(by: 60)
            ShownTip().beginDisplay()?.close(.closeButton)
        }
        let begun = try #require(try trials(store).first)
        #expect((begun.tip, begun.isHeldOut, begun.needed) == ("ShownTip", false, 1))
        #expect(begun.exposed == clock.now)
        #expect(begun.used == nil)
        clock.advance(by: 60)
        await center.run { await Self.exported.donate() }
        #expect(try trials(store).map(\.used) == [clock.now])
    }

    @Test("A tip without Teaches has no trial, and is held out from nobody", .tipCenter()) func unmeasured() throws {
        let display = try #require(UnmeasuredTip().beginDisplay())
        #expect(!display.isHeldOut)
        display.end()
    }

    @Test("A changed share moves nobody who has been exposed") func changedShare() throws {
        let store = InMemoryTipStore()
        try center(store, holdingOut: 0).run { try #require(ShownTip().beginDisplay()).end() }
        try center(store, holdingOut: 1).run {
            try #require(ShownTip().beginDisplay()).end()
            #expect(ShownTip().record.displayCount == 2)
        }
        #expect(try trials(store).map(\.isHeldOut) == [false])
        let other = InMemoryTipStore()
        try center(other, holdingOut: 1).run { #expect(ShownTip().beginDisplay() == nil) }
        try center(other, holdingOut: 0).run { #expect(ShownTip().beginDisplay() == nil) }
        #expect(try trials(other).map(\.isHeldOut) == [true])
    }

    @Test("TIPS_HOLDOUT=0 and testing switches show held-out tips", arguments: ["0", "off", "False"])
    func switchedOff(value: String) throws {
        let store = InMemoryTipStore()
        try center(store, holdingOut: 1, environment: ["TIPS_HOLDOUT": value]).run {
            #expect(HeldOutTip().beginDisplay()?.isHeldOut == false)
        }
        #expect(try trials(store).map(\.share) == [0])
        let tested = InMemoryTipStore()
        let testing = try center(tested, holdingOut: 1, environment: ["TIPS_HOLDOUT": "1"])
        testing.showAllForTesting()
        testing.run { #expect(HeldOutTip().beginDisplay()?.isHeldOut == false) }
        #expect(try trials(tested) == [])
    }

    @Test(
        "The person, the tip and the salt decide who is held out, in every release alike",
        arguments: HoldoutTests.fractions
    )
    func stable(salt: String, tip: String, person: String, fraction: Double) {
        #expect(!Tips.Holdout(fraction, salt: salt).holdsOut(tip, from: person))
        #expect(Tips.Holdout(fraction.nextUp, salt: salt).holdsOut(tip, from: person))
    }

    @Test("A share of 0.1 holds out a tenth of people, and each tip another tenth") func share() {
        let holdout = Tips.Holdout(0.1)
        let people = (0..<20_000).map(String.init)
        let one = people.filter { holdout.holdsOut("a", from: $0) }
        let two = people.filter { holdout.holdsOut("b", from: $0) }
        #expect((1_900...2_100).contains(one.count))
        #expect((1_900...2_100).contains(two.count))
        #expect((140...260).contains(Set(one).intersection(two).count))
        #expect(one.allSatisfy { Tips.Holdout(0.2).holdsOut("a", from: $0) })
    }

    @Test("A share below 0 means 0, one above 1 means 1, and NaN means 0") func invalidShares() {
        #expect([-1, 0, 0.5, 1, 7, .nan, .infinity].map { Tips.Holdout($0).share } == [0, 0, 0.5, 1, 1, 0, 1])
        #expect(!Tips.Holdout(0).holdsOut("a", from: "b"))
        #expect(Tips.Holdout(1).holdsOut("a", from: "b"))
    }

    @Test("An ordered group moves on from a held-out tip once it would have appeared", .tipCenter()) func group() {
        let group = TipGroup(.ordered) {
            HeldOutTip()
            OtherTip()
        }
        #expect(group.current is HeldOutTip)
        #expect(HeldOutTip().beginDisplay() == nil)
        #expect(group.current is OtherTip)
    }

    @Test("TipPeople holds tips out from a share of its people") func people() throws {
        let directory = TemporaryDirectory()
        let clock = ManualClock()
        let people = try TipPeople(directory: directory.url, [.holdout(0.5), .clock(clock)])
        for number in 0..<40 {
            try people.center(for: "\(number)").run {
                let isHeldOut = Tips.Holdout(0.5).holdsOut("ShownTip", from: "\(number)")
                #expect((ShownTip().beginDisplay() == nil) == isHeldOut)
            }
        }
    }
}

/// Held-out tips of views: nothing is drawn, and others wait for as long as the tip would have been waited for.
@Suite @MainActor struct HeldOutViewTests {
    @Test("A held-out inline tip is never drawn, and is counted once a person could have seen it", .tipCenter())
    func inline() {
        let page = DrawnPage(
            VStack {
                Text("Above")
                TipView(HoldoutTests.HeldOutTip())
            }
        )
        #expect(page.texts == ["Above"])
        #expect(HoldoutTests.HeldOutTip().record.displayCount == 1)
        #expect(HoldoutTests.HeldOutTip().record.invalidation?.isHeldOut == true)
    }

    @Test("A held-out popover is counted once its view is in the window, and only then opens the next", .tipCenter())
    func popover() async {
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(HoldoutTests.HeldOutTip())
                Text("B").popoverTip(HoldoutTests.OtherTip())
            },
            isWindowKnown: true
        )
        page.scroll(false, false)
        #expect(HoldoutTests.HeldOutTip().record.displayCount == 0)
        page.scroll(true, true)
        await page.settle()
        #expect(page.texts == ["A", "B", "Other"])
        #expect(page.popovers.count == 1)
        #expect(HoldoutTests.HeldOutTip().record.displayCount == 1)
    }

    @Test("A held-out tip keeps the tip after it waiting for the display frequency", .tipCenter(frequency: .daily))
    func frequency() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(
            VStack {
                TipView(HoldoutTests.HeldOutTip())
                TipView(HoldoutTests.OtherTip())
            }
        )
        await page.settle()
        #expect(page.texts == [])
        clock.advance(by: 86_399)
        await page.settle()
        #expect(page.texts == [])
        clock.advance(by: 2)
        await page.settle()
        #expect(page.texts == ["Other"])
    }
}
