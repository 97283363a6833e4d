import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Popovers of views that are scrolled out of the window and back.
@Suite @MainActor struct ScrolledPopoverTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct ThreeTip: Tip {
        var title: Text { Text("Three") }
    }

    private func page(isWindowKnown: Bool = true) -> DrawnPage {
        DrawnPage(
            VStack {
                Text("A").popoverTip(OneTip())
                Text("B").popoverTip(TwoTip())
            },
            isWindowKnown: isWindowKnown
        )
    }

    @Test(
        "A popover is drawn before the client reports its window, and counted once its anchor is reported visible",
        .tipCenter()
    )
    func unknown() {
        let page = page()
        #expect(page.texts == ["A", "One", "B"])
        #expect(OneTip().record.displayCount == 0)
        page.scroll(true, true)
        #expect(OneTip().record.displayCount == 1)
        #expect(page.texts == ["A", "One", "B"])
    }

    @Test("A popover is counted as soon as it is drawn if clients don't report what is in their window", .tipCenter())
    func unasked() {
        _ = page(isWindowKnown: false)
        #expect(OneTip().record.displayCount == 1)
    }

    @Test(
        "A popover outside the window isn't counted, and lets one in the window open under a display frequency",
        .tipCenter(frequency: .daily)
    )
    func outside() async {
        let page = page()
        page.scroll(false, true)
        await page.wait { $0.texts == ["A", "B", "Two"] }
        #expect(OneTip().record.displayCount == 0)
        #expect(TwoTip().record.displayCount == 1)
    }

    @Test(
        "A popover scrolled out of the window and back continues its display, which excludes the time in between",
        .tipCenter()
    )
    func comesBack() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(Text("A").popoverTip(OneTip()), isWindowKnown: true)
        page.scroll(true)
        clock.advance(by: 5)
        page.scroll(false)
        clock.advance(by: 100)
        await page.settle()
        #expect(OneTip().record.displayDuration == 5)
        page.scroll(true)
        clock.advance(by: 3)
        #expect(page.texts == ["A", "One"])
        #expect(OneTip().record.displayDuration == 8)
        #expect(OneTip().record.displayCount == 1)
    }

    @Test("A popover scrolled out of the window ends when another popover's view enters the window", .tipCenter())
    func makesWay() {
        let page = page()
        page.scroll(true, false)
        #expect(page.texts == ["A", "One", "B"])
        page.scroll(false, false)
        #expect(page.texts == ["A", "One", "B"])
        page.scroll(false, true)
        #expect(page.texts == ["A", "B", "Two"])
        #expect(OneTip().status == .invalidated(.displayCountExceeded))
        page.scroll(true, true)
        #expect(page.texts == ["A", "B", "Two"])
    }

    @Test(
        "A popover that a person hid temporarily reopens after its view was scrolled out of the window and back",
        .tipCenter()
    )
    func setAside() {
        let page = DrawnPage(Text("B").popoverTip(TwoTip()), isWindowKnown: true)
        page.scroll(true)
        page.setPopoverAside()
        page.scroll(true)
        #expect(page.texts == ["B"])
        #expect(TwoTip().status == .available)
        page.scroll(false)
        page.scroll(true)
        #expect(page.texts == ["B", "Two"])
        #expect(TwoTip().record.displayCount == 2)
    }

    @Test(
        "A temporarily hidden popover with an isPresented binding reopens after it was scrolled away and back",
        .tipCenter()
    ) func setAsideWithBinding() {
        let shown = PresentationFlag()
        let binding = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
        let page = DrawnPage(Text("B").popoverTip(TwoTip(), isPresented: binding), isWindowKnown: true)
        page.scroll(true)
        page.setPopoverAside()
        page.scroll(true)
        #expect(!shown.isPresented)
        #expect(page.texts == ["B"])
        page.scroll(false)
        page.scroll(true)
        #expect(page.texts == ["B", "Two"])
        #expect(shown.isPresented)
    }

    @Test(
        "Hiding a popover temporarily sets its isPresented binding to false and lets the next popover open",
        .tipCenter()
    )
    func setAsideForAnother() {
        let shown = PresentationFlag()
        let binding = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(OneTip(), isPresented: binding)
                Text("B").popoverTip(TwoTip())
            }
        )
        #expect(shown.isPresented)
        page.setPopoverAside()
        page.scroll(true, true)
        #expect(!shown.isPresented)
        #expect(page.texts == ["A", "B", "Two"])
    }

    @Test("Hiding a popover temporarily opens the next one, but no other popover of the same tip", .tipCenter())
    func setAsideWithoutBinding() async {
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(ThreeTip())
                Text("B").popoverTip(ThreeTip())
                Text("C").popoverTip(TwoTip())
            },
            isWindowKnown: true
        )
        page.scroll(true, true, true)
        #expect(page.texts == ["A", "Three", "B", "C"])
        page.setPopoverAside()
        await page.wait { $0.texts == ["A", "B", "C", "Two"] }
        page.dismissPopover()
        await page.settle()
        #expect(page.texts == ["A", "B", "C"])
        page.scroll(false, false, false)
        page.scroll(true, true, true)
        await page.wait { $0.texts == ["A", "Three", "B", "C"] }
    }

    @Test(
        "A temporarily hidden popover doesn't reopen when the next popover closes, only after it was out of sight",
        .tipCenter()
    )
    func setAsideUntilOutOfSight() async {
        let shown = PresentationFlag()
        let binding = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
        let page = DrawnPage(
            VStack {
                Text("A").popoverTip(ThreeTip(), isPresented: binding)
                Text("B").popoverTip(TwoTip())
            },
            isWindowKnown: true
        )
        page.scroll(true, true)
        #expect(page.texts == ["A", "Three", "B"])
        page.setPopoverAside()
        await page.wait { $0.texts == ["A", "B", "Two"] }
        await page.settle()
        page.dismissPopover()
        await page.settle()
        #expect(page.texts == ["A", "B"])
        page.scroll(false, true)
        page.scroll(true, true)
        #expect(page.texts == ["A", "Three", "B"])
    }
}
