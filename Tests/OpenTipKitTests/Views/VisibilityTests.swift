import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Tips whose views are drawn but not visible.
@Suite @MainActor struct VisibilityTests {
    struct OneTip: Tip {
        var title: Text { Text("One") }
    }

    struct TwoTip: Tip {
        var title: Text { Text("Two") }
    }

    struct ThreeTip: Tip {
        var title: Text { Text("Three") }
    }

    struct FlagTip: Tip {
        @Parameter static var isOn: Bool = false
        var title: Text { Text("Flagged") }
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
    }

    @Test("The popover of an upper level opens while one of the level below waits", .tipCenter()) func levels() async {
        let page = DrawnPage(
            NavigationStack {
                VStack {
                    Text("Below").popoverTip(OneTip())
                    NavigationLink("Go") { Text("Above").popoverTip(TwoTip()) }
                }
            }
        )
        await page.wait { $0.texts == ["Below", "One", "Go"] }
        page.press("Go")
        await page.wait { $0.texts == ["Below", "Go", "Above", "Two"] }
        #expect(TwoTip().explain().openPopover == nil)
        page.dismissPopover()
        await page.settle()
        #expect(TwoTip().status == .invalidated(.tipClosed))
        #expect(OneTip().status == .available)
        page.press("Back")
        await page.wait { $0.texts == ["Below", "One", "Go"] }
        #expect(OneTip().record.displayCount == 2)
    }

    @Test("Tips in a sheet show and count, and end with it", .tipCenter()) func inSheet() async throws {
        let clock = try #require(TestTips.clock)
        let model = VisibilityModel()
        let page = DrawnPage(SheetPage(model: model))
        await page.wait { $0.texts == ["Page", "One"] }
        model.isSheetUp = true
        await page.wait { $0.texts == ["Page", "Two", "Feature", "Three"] }
        #expect(TwoTip().record.displayCount == 1)
        #expect(ThreeTip().record.displayCount == 1)
        clock.advance(by: 4)
        page.press("Close")
        await page.wait { $0.texts == ["Page", "One"] }
        #expect(page.sheets.isEmpty)
        clock.advance(by: 4)
        #expect(TwoTip().record.displayDuration == 4)
        #expect(ThreeTip().record.displayDuration == 4)
    }

    /// A page with a popover, and a sheet with an inline and a popover tip.
    struct SheetPage: View {
        @Bindable var model: VisibilityModel

        var body: some View {
            Text("Page").popoverTip(OneTip())
                .sheet(isPresented: $model.isSheetUp) {
                    VStack {
                        TipView(TwoTip())
                        Text("Feature").popoverTip(ThreeTip())
                    }
                }
        }
    }

    @Test("While a client has just gone, displays go on and none begins; with the next client all do", .tipCenter())
    func inactive() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(
            VStack {
                TipView(OneTip())
                TipView(FlagTip())
            }
        )
        page.disappear(to: .inactive)
        clock.advance(by: 5)
        #expect(OneTip().record.displayDuration == 5)
        FlagTip.isOn = true
        await page.wait { $0.texts == ["One", "Flagged"] }
        #expect(FlagTip().record.displayCount == 0)
        page.appear()
        #expect(FlagTip().record.displayCount == 1)
        #expect(OneTip().record.displayCount == 1)
        await page.settle()
        #expect(FlagTip().record.displayCount == 1)
    }

    struct LongTip: Tip {
        var title: Text { Text("Long") }
        var options: [any TipOption] { MaxDisplayDuration(300) }
    }

    @Test("A page in the background takes nothing of the minute that another page has", .tipCenter())
    func minuteOfEach() async throws {
        let clock = try #require(TestTips.clock)
        let first = DrawnPage(TipView(LongTip()))
        await first.wait { $0.texts == ["Long"] }
        clock.advance(by: 299)
        first.disappear()
        let second = DrawnPage(TipView(LongTip()))
        await second.wait { $0.texts == ["Long"] }
        clock.advance(by: 59)
        await second.settle()
        #expect(second.texts == ["Long"])
        clock.advance(by: 1)
        await second.wait { $0.texts.isEmpty }
        #expect(LongTip().status == .invalidated(.displayDurationExceeded))
    }

    @Test("A tip in a hidden view isn't shown, and one in a translucent view is", .tipCenter()) func hidden() async {
        let page = DrawnPage(
            VStack {
                TipView(OneTip()).hidden()
                TipView(TwoTip()).opacity(0.5)
            }
        )
        await page.settle()
        #expect(page.texts == ["Two"])
        #expect(OneTip().record.displayCount == 0)
        #expect(TwoTip().record.displayCount == 1)
    }

    struct OnceTip: Tip {
        var title: Text { Text("Once") }
        var options: [any TipOption] { MaxDisplayCount(1) }
    }

    @Test(
        "On a page in the background a display's time stops; it goes on when the page is back, counted once",
        .tipCenter()
    )
    func background() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(
            VStack {
                TipView(OnceTip())
                Text("Feature").popoverTip(OneTip())
            }
        )
        await page.wait { $0.texts == ["Once", "Feature", "One"] }
        clock.advance(by: 5)
        page.disappear()
        await page.settle()
        clock.advance(by: 100)
        #expect(page.texts == ["Once", "Feature", "One"])
        #expect(OnceTip().record.displayDuration == 5)
        #expect(OneTip().record.displayDuration == 5)
        page.appear()
        await page.settle()
        clock.advance(by: 3)
        #expect(page.texts == ["Once", "Feature", "One"])
        for tip in [OnceTip(), OneTip()] as [any Tip] {
            #expect(tip.record.displayCount == 1)
            #expect(tip.record.displayDuration == 8)
            #expect(tip.status == .available)
        }
    }

    @Test(
        "What may appear while its page is in the background is neither drawn nor counted before it is back",
        .tipCenter()
    )
    func eligibleInBackground() async {
        let page = DrawnPage(
            VStack {
                TipView(FlagTip())
                Text("Feature")
            }
        )
        page.disappear()
        FlagTip.isOn = true
        await page.settle()
        #expect(FlagTip().status == .available)
        #expect(page.texts == ["Feature"])
        page.appear()
        await page.wait { $0.texts == ["Flagged", "Feature"] }
        #expect(FlagTip().record.displayCount == 1)
    }

    @Test("A display that ends on a page in the background adds no time, and is emitted once", .tipCenter())
    func endInBackground() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(TipView(OneTip()))
        await page.wait { $0.texts == ["One"] }
        clock.advance(by: 5)
        page.disappear()
        await page.settle()
        clock.advance(by: 100)
        OneTip().invalidate(reason: .actionPerformed)
        await page.wait { $0.texts.isEmpty }
        #expect(OneTip().record.displayDuration == 5)
        #expect(OneTip().record.displayCount == 1)
    }

    @Test("A tip whose last display ends on a page in the background is retired", .tipCenter())
    func lastEndInBackground() async throws {
        let model = VisibilityModel()
        model.isTipThere = true
        let page = DrawnPage(LeavingPage(model: model))
        await page.wait { $0.texts == ["Once", "May appear"] }
        page.disappear()
        await page.settle()
        #expect(page.texts == ["Once", "May appear"])
        model.isTipThere = false
        await page.wait { $0.texts == ["Retired"] }
        #expect(OnceTip().status == .invalidated(.displayCountExceeded))
    }

    /// A page whose tip can be removed, with a view that observes the tip's status.
    struct LeavingPage: View {
        let model: VisibilityModel

        var body: some View {
            if model.isTipThere { TipView(OnceTip()) }
            Text(OnceTip().status == .available ? "May appear" : "Retired")
        }
    }

    struct BriefTip: Tip {
        var title: Text { Text("Brief") }
        var options: [any TipOption] { MaxDisplayDuration(10) }
    }

    @Test("The sixty seconds that a display has at least go on after a pause, and don't begin anew", .tipCenter())
    func floorOverPause() async throws {
        let clock = try #require(TestTips.clock)
        let page = DrawnPage(TipView(BriefTip()))
        await page.wait { $0.texts == ["Brief"] }
        clock.advance(by: 20)
        page.disappear()
        await page.settle()
        clock.advance(by: 1_000)
        #expect(BriefTip().status == .available)
        page.appear()
        await page.settle()
        clock.advance(by: 39)
        #expect(BriefTip().status == .available)
        clock.advance(by: 2)
        #expect(BriefTip().status == .invalidated(.displayDurationExceeded))
    }
}
