import OpenTipKit
import OpenTipKitTesting
import Testing

@Suite struct GroupTests {
    struct Gate: Tip {
        static let isOpen = Tips.Parameter(Gate.self, "+isOpen", false)
        var title: Text { Text("Gate") }
        var rules: [Rule] { Tips.Rule(Self.isOpen, source: "$0") { $0 } }
    }

    @Test("B7.1 By default a group's current tip is its first available tip") @MainActor func firstAvailable() throws {
        let center = try TipCenter.forTesting()
        let group = TipGroup {
            Gate(); PlainTip()
        }
        center.run {
            #expect(group.currentTip is PlainTip)
            Gate.isOpen.wrappedValue = true
            #expect(group.currentTip is Gate)
        }
    }

    @Test("B7.2 An ordered group waits for an ineligible tip, and continues after an invalidated tip")
    @MainActor func ordered() throws {
        let center = try TipCenter.forTesting()
        let group = TipGroup(.ordered) {
            Gate(); PlainTip()
        }
        center.run {
            #expect(group.currentTip == nil)
            Gate.isOpen.wrappedValue = true
            #expect(group.currentTip is Gate)
            Gate().invalidate(reason: .actionPerformed)
            #expect(group.currentTip is PlainTip)
        }
    }

    @Test("A style gets the place of a tip in an ordered group that shows places, and none in another group")
    @MainActor func places() throws {
        func place(in group: TipGroup, _ center: TipCenter) -> String? {
            center.run {
                _ = group.currentTip
                return TipCenter.current.groupPosition(of: PlainTip().id)?.text(in: "fr")
            }
        }
        let center = try TipCenter.forTesting()
        let unordered = TipGroup(showsPosition: true) {
            Gate(); PlainTip()
        }
        #expect(place(in: unordered, center) == nil)
        #expect(
            place(
                in: TipGroup(.ordered) {
                    Gate(); PlainTip()
                },
                center
            ) == nil
        )
        #expect(
            place(
                in: TipGroup(.ordered, showsPosition: true) {
                    Gate(); PlainTip()
                },
                center
            ) == "2 sur 2"
        )
    }

    @Test("A tip's explanation names the tip that its ordered group waits for") @MainActor func turn() throws {
        let center = try TipCenter.forTesting()
        let group = TipGroup(.ordered) {
            Gate(); PlainTip()
        }
        center.run {
            #expect(PlainTip().explain().groupTurn == nil)
            #expect(group.currentTip == nil)
            #expect(PlainTip().explain().summary == "May appear, but in its group it is the turn of Gate.")
            Gate().invalidate(reason: .tipClosed)
            #expect(group.currentTip is PlainTip)
            #expect(PlainTip().explain().summary == "May appear: nothing holds it back.")
        }
    }

    @Test("B7.4 The display frequency also delays the next tip of a group") @MainActor func frequency() throws {
        let clock = ManualClock()
        let center = try TipCenter.forTesting(clock: clock, frequency: .weekly)
        let group = TipGroup(.ordered) {
            PlainTip(); RichlessTip()
        }
        center.run {
            PlainTip().beginDisplay()?.end()
            PlainTip().invalidate(reason: .tipClosed)
            #expect(group.currentTip == nil)
            clock.advance(by: 604_800)
            #expect(group.currentTip is RichlessTip)
        }
    }

    @Test("B7.3 currentTipUpdates yields each tip of a group that becomes current") func updates() async throws {
        let center = try TipCenter.forTesting()
        let group = TipGroup(.ordered) {
            NumberedTip(number: 1); NumberedTip(number: 2); NumberedTip(number: 3)
        }
        var seen: [String] = []
        let updates = center.run { group.currentTipUpdates }
        for await tip in updates {
            seen.append(tip.id)
            if seen.count == 3 { break }
            center.run { tip.invalidate(reason: .tipClosed) }
        }
        #expect(seen == ["numbered-1", "numbered-2", "numbered-3"])
    }

    @Test("A group is released when the loop over its currentTipUpdates ends", .timeLimit(.minutes(10)))
    func unread() async throws {
        let center = try TipCenter.forTesting()
        weak var left: TipGroup?
        do {
            let group = TipGroup { PlainTip() }
            left = group
            let updates = center.run { group.currentTipUpdates }
            for await tip in updates {
                #expect(tip is PlainTip)
                break
            }
        }
        while left != nil {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test(
        "currentTipUpdates doesn't keep its tip center, and ends when the center is released",
        .timeLimit(.minutes(10)),
        arguments: [0, 2]
    )
    func centerEnds(tips: Int) async throws {
        let group = TipGroup { for number in 0..<tips { NumberedTip(number: number) } }
        var center: TipCenter? = try .forTesting()
        weak let left = center
        var updates = center?.run { group.currentTipUpdates }.makeAsyncIterator()
        if tips > 0 { #expect(await updates?.next(isolation: nil) is NumberedTip) }
        center = nil
        #expect(await updates?.next(isolation: nil) == nil)
        while left != nil {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    @Test("One group may have a different current tip for each person") @MainActor func twoPeople() throws {
        let group = TipGroup(.ordered) {
            NumberedTip(number: 1); NumberedTip(number: 2)
        }
        let one = try TipCenter.forTesting()
        let two = try TipCenter.forTesting()
        one.run { NumberedTip(number: 1).invalidate(reason: .tipClosed) }
        #expect(one.run { group.currentTip?.id } == "numbered-2")
        #expect(two.run { group.currentTip?.id } == "numbered-1")
    }

    struct RichlessTip: Tip {
        var title: Text { Text("Second") }
    }
}
