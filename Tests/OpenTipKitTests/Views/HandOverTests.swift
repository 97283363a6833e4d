import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Views that show the tips of a group one after the other.
@Suite @MainActor struct HandOverTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    static let group = TipGroup(.ordered) {
        OneTip()
        TwoTip()
    }

    struct Inline: View {
        var body: some View { TipView(HandOverTests.group.currentTip) }
    }

    struct Popover: View {
        var body: some View { Text("Anchor").popoverTip(HandOverTests.group.currentTip) }
    }

    @Test("When a group's tip closes, the next tip appears in the same inline view and is counted once", .tipCenter())
    func inline() async {
        await handOver(on: DrawnPage(Inline()), without: [])
    }

    @Test("When a group's tip closes, the next tip appears in the same popover and is counted once", .tipCenter())
    func popover() async {
        await handOver(on: DrawnPage(Popover()), without: ["Anchor"])
    }

    /// The choice of the tip that a popover shows, and whether the popover is presented.
    @Observable final class Choice {
        var isFirst = true
        var isThere = false
    }

    struct Chosen: View {
        @Bindable var choice: Choice

        var body: some View {
            let tip: any Tip = choice.isFirst ? OneTip() : TwoTip()
            Text("Anchor").popoverTip(tip, isPresented: $choice.isThere)
        }
    }

    @Test("The isPresented binding of a popover stays true when the popover's tip is replaced", .tipCenter())
    func binding()
        async
    {
        let choice = Choice()
        let page = DrawnPage(Chosen(choice: choice))
        #expect(page.texts == ["Anchor", "One"])
        #expect(choice.isThere)
        choice.isFirst = false
        await page.wait { $0.texts == ["Anchor", "Two"] }
        await page.settle()
        #expect(choice.isThere)
        #expect(TwoTip().record.displayCount == 1)
        #expect(OneTip().status == .invalidated(.displayCountExceeded))
    }

    private func handOver(on page: DrawnPage, without rest: [String]) async {
        #expect(page.texts == rest + ["One"])
        page.press(.close)
        await page.wait { $0.texts == rest + ["Two"] }
        #expect(TwoTip().status == .available)
        #expect(TwoTip().record.displayCount == 1)
        TestTips.clock?.advance(by: 10)
        page.press(.close)
        await page.wait { $0.texts == rest }
        #expect(TwoTip().status == .invalidated(.tipClosed))
        #expect(TwoTip().record.displayDuration == 10)
    }
}
