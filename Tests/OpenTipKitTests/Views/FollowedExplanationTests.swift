#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// Views that read explanations observe all parts of them, including those that don't affect the tip's decision.
    @Suite @MainActor struct FollowedExplanationTests {
        typealias OneTip = PopoverTurnTests.OneTip
        typealias TwoTip = PopoverTurnTests.TwoTip

        /// A view of a tip's explanation, which observes nothing but the explanation.
        struct WhyHidden: View {
            let tip: any Tip

            var body: some View { Text(verbatim: tip.explain().summary) }
        }

        /// A view that reads a group's current tip once `model.isSwitched` is true.
        struct GroupReader: View {
            let model: PageModel
            let group: TipGroup

            var body: some View {
                if model.isSwitched { Text(group.currentTip == nil ? "None" : "Some") }
            }
        }

        /// A page with two popovers; the second changes its arrow once `model.isSwitched` is true.
        struct TurningPage: View {
            let model: PageModel

            var body: some View {
                VStack {
                    Text(model.isSwitched ? "Switched" : "New")
                    Text("A").popoverTip(OneTip())
                    Text("B").popoverTip(TwoTip(), arrowEdge: model.isSwitched ? .top : .bottom)
                }
            }
        }

        private static let isFree = "May appear: nothing holds it back."

        @Test("A view of a tip's explanation is updated when another tip of its group becomes current", .tipCenter())
        func groupTurn() async {
            let model = PageModel()
            let group = TipGroup {
                OneTip(); TwoTip()
            }
            let page = DrawnPage(
                VStack {
                    WhyHidden(tip: TwoTip())
                    GroupReader(model: model, group: group)
                }
            )
            #expect(page.texts == [Self.isFree])
            model.isSwitched = true
            await page.wait { $0.texts == ["May appear, but in its group it is the turn of OneTip.", "Some"] }
        }

        /// A view that shows a tip until `model.isSwitched` is true.
        private struct TipUntilSwitched: View {
            let model: PageModel

            var body: some View {
                if !model.isSwitched { TipView(OneTip()) }
            }
        }

        @Test("A view of a tip's explanation says that the tip is on screen, until the tip is removed", .tipCenter())
        func onScreen() async {
            let model = PageModel()
            let page = DrawnPage(
                VStack {
                    WhyHidden(tip: OneTip())
                    TipUntilSwitched(model: model)
                }
            )
            await page.wait { $0.texts.first == "On screen: nothing holds it back." }
            #expect(OneTip().explain().isOnScreen)
            model.isSwitched = true
            await page.wait { $0.texts == [Self.isFree] }
            #expect(!OneTip().explain().isOnScreen)
        }

        @Test(
            "A view of a tip's explanation names the popover that the tip waits for, until the wait ends",
            .tipCenter()
        )
        func popover() async {
            let model = PageModel()
            let page = DrawnPage(
                VStack {
                    WhyHidden(tip: TwoTip())
                    PopoverTurnTests.WaitingPage(model: model, first: OneTip(), second: TwoTip())
                }
            )
            await page.wait { $0.texts == ["May appear, but the popover of OneTip is open.", "A", "One", "B"] }
            model.isSwitched = true
            await page.wait { $0.texts == [Self.isFree, "A", "One"] }
        }

        @Test("Unmounting a page ends the waits of its popovers, even if the page isn't released yet", .tipCenter())
        func left() {
            let page = DrawnPage(
                PopoverTurnTests.WaitingPage(model: PageModel(), first: OneTip(), second: TwoTip())
            )
            #expect(TwoTip().explain().openPopover == "OneTip")
            page.leave()
            #expect(TwoTip().explain().openPopover == nil)
        }

        @Test(
            "If a tip waits on two pages, its explanation names the open popover of the page where the wait began last",
            .tipCenter()
        )
        func twoPages() async {
            let model = PageModel()
            let first = DrawnPage(TurningPage(model: model))
            let second = DrawnPage(
                PopoverTurnTests.WaitingPage(model: PageModel(), first: PopoverTurnTests.ThreeTip(), second: TwoTip())
            )
            #expect(TwoTip().explain().openPopover == "ThreeTip")
            model.isSwitched = true
            await first.wait { $0.texts.first == "Switched" }
            #expect(TwoTip().explain().openPopover == "ThreeTip")
            #expect(second.texts == ["A", "Three", "B"])
        }
    }
#endif
