#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// Displays of tips whose views are drawn but can't be seen.
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

        @Test(
            "Opening a navigation level closes the popover of the level below and opens its own, until Back is pressed",
            .tipCenter()
        ) func levels() async {
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

        @Test("Tips in a sheet are shown and counted, and their displays end when the sheet closes", .tipCenter())
        func inSheet() async throws {
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

        @Test(
            "On an inactive page, displays continue but none begins; new ones begin when the page is active again",
            .tipCenter()
        )
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

        @Test(
            "A display on a page lasts at least a minute, even if another page nearly used up the tip's maximum duration",
            .tipCenter()
        )
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

        @Test("A tip in a hidden view isn't shown, and a tip in a translucent view is", .tipCenter()) func hidden()
            async
        {
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
            "A display pauses while its page is in the background, and continues afterwards without being counted again",
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
            "A tip that becomes eligible on a background page is drawn and counted when the page is visible again",
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

        @Test("The time on a background page doesn't add to the duration of a display that ends there", .tipCenter())
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

        @Test("A tip whose last display ends on a background page is invalidated", .tipCenter())
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

        @Test("A display's minimum of 60 seconds continues after a pause instead of starting again", .tipCenter())
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
#endif
