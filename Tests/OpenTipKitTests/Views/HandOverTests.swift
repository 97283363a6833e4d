import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// A view that shows the tips of a group one after the other.
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

    @Test("The next member takes an inline view over, is counted once, and stays until it is closed", .tipCenter())
    func inline() async {
        await handOver(on: DrawnPage(Inline()), without: [])
    }

    @Test("The next member takes a popover over, is counted once, and stays until it is closed", .tipCenter())
    func popover() async {
        await handOver(on: DrawnPage(Popover()), without: ["Anchor"])
    }

    /// The tip that a popover shows, and whether the popover is presented.
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

    @Test("A popover whose tip becomes another at once leaves its binding true all along", .tipCenter()) func binding()
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
