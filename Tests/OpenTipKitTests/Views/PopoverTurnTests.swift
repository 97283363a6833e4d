#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// Popovers of one page, of which only one is open at a time.
    @Suite @MainActor struct PopoverTurnTests {
        struct OneTip: Tip {
            var title: Text { Text("One") }
        }

        struct TwoTip: Tip {
            var title: Text { Text("Two") }
        }

        struct OnceTip: Tip {
            var title: Text { Text("Once") }
            var options: [any TipOption] { MaxDisplayCount(1) }
        }

        struct ThreeTip: Tip {
            var title: Text { Text("Three") }
        }

        struct FlagTip: Tip {
            @Parameter static var isOn: Bool = true
            var title: Text { Text("Flag") }
            var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
        }

        @Observable
        final class Switch {
            var isOn = true
        }

        /// A page with an open popover and a waiting popover, which is removed when `model.isSwitched` is true.
        struct WaitingPage: View {
            let model: PageModel
            let first: any Tip
            let second: any Tip

            var body: some View {
                VStack {
                    Text("A").popoverTip(first)
                    if !model.isSwitched {
                        Text("B").popoverTip(second)
                    }
                }
            }
        }

        @Test(
            "Of two popovers one is open, and the other tip's explanation names the open popover until it closes",
            .tipCenter()
        )
        func turn() async {
            let page = DrawnPage(
                VStack {
                    Text("A").popoverTip(OneTip())
                    Text("B").popoverTip(TwoTip())
                }
            )
            #expect(page.texts == ["A", "One", "B"])
            #expect(TwoTip().explain().openPopover == "OneTip")
            #expect(TwoTip().explain().summary == "May appear, but the popover of OneTip is open.")
            #expect(TwoTip().record.displayCount == 0)
            #expect(OneTip().explain().openPopover == nil)
            page.dismissPopover()
            await page.wait { $0.texts == ["A", "B", "Two"] }
            #expect(TwoTip().explain().openPopover == nil)
            #expect(TwoTip().explain().summary == "On screen: nothing holds it back.")
        }

        @Test("A tip no longer waits for an open popover once its view is removed or its rule fails", .tipCenter())
        func waitsNoMore() async {
            let model = PageModel()
            let page = DrawnPage(WaitingPage(model: model, first: OneTip(), second: FlagTip()))
            #expect(FlagTip().explain().openPopover == "OneTip")
            model.isSwitched = true
            await page.wait { $0.texts == ["A", "One"] }
            #expect(FlagTip().explain().openPopover == nil)
            model.isSwitched = false
            await page.wait { $0.texts == ["A", "One", "B"] }
            #expect(FlagTip().explain().openPopover == "OneTip")
            FlagTip.isOn = false
            await page.settle()
            #expect(FlagTip().explain().openPopover == nil)
        }

        @Test(
            "A waiting popover whose rule fails and holds again moves behind the other waiting popovers",
            .tipCenter()
        )
        func asksAnew() async {
            let page = DrawnPage(
                VStack {
                    Text("A").popoverTip(OneTip())
                    Text("B").popoverTip(FlagTip())
                    Text("C").popoverTip(TwoTip())
                }
            )
            #expect(page.texts == ["A", "One", "B", "C"])
            FlagTip.isOn = false
            await page.wait { _ in FlagTip().explain().openPopover == nil }
            FlagTip.isOn = true
            await page.wait { _ in FlagTip().explain().openPopover == "OneTip" }
            page.dismissPopover()
            await page.wait { $0.texts == ["A", "B", "C", "Two"] }
            page.dismissPopover()
            await page.wait { $0.texts == ["A", "B", "Flag", "C"] }
        }

        @Test(
            "If a tip waits on two pages and is removed from one, its explanation names the other page's open popover",
            .tipCenter()
        )
        func twoPages() async {
            let model = PageModel()
            let first = DrawnPage(WaitingPage(model: PageModel(), first: OneTip(), second: TwoTip()))
            let second = DrawnPage(WaitingPage(model: model, first: ThreeTip(), second: TwoTip()))
            #expect(TwoTip().explain().openPopover == "ThreeTip")
            model.isSwitched = true
            await second.wait { $0.texts == ["A", "Three"] }
            #expect(TwoTip().explain().openPopover == "OneTip")
            first.dismissPopover()
            await first.wait { $0.texts == ["A", "B", "Two"] }
            #expect(TwoTip().explain().openPopover == nil)
        }

        @Test("A tip whose popover is open on one page and waits on another is explained as on screen", .tipCenter())
        func openElsewhere() async {
            let page = DrawnPage(WaitingPage(model: PageModel(), first: OneTip(), second: TwoTip()))
            #expect(TwoTip().explain().openPopover == "OneTip")
            let other = DrawnPage(Text("C").popoverTip(TwoTip()))
            await other.wait { $0.texts == ["C", "Two"] }
            #expect(TwoTip().explain().summary == "On screen: nothing holds it back.")
            #expect(page.texts == ["A", "One", "B"])
        }

        @Test("A popover whose tip has reached its maximum display count lets the next popover open", .tipCenter())
        func refused() async {
            let page = DrawnPage(
                VStack {
                    TipView(OnceTip())
                    Text("A").popoverTip(OnceTip())
                    Text("B").popoverTip(TwoTip())
                }
            )
            await page.wait { $0.texts == ["Once", "A", "B", "Two"] }
            #expect(OnceTip().record.displayCount == 1)
        }

        @Test(
            "A popover hidden by isPresented lets the next popover open, and waits for that popover when presented again",
            .tipCenter()
        )
        func hidden() async {
            let model = Switch()
            let isOn = Binding(get: { model.isOn }, set: { model.isOn = $0 })
            let page = DrawnPage(
                VStack {
                    Text("A").popoverTip(OneTip(), isPresented: isOn)
                    Text("B").popoverTip(TwoTip())
                }
            )
            #expect(page.texts == ["A", "One", "B"])
            model.isOn = false
            await page.wait { $0.texts == ["A", "B", "Two"] }
            model.isOn = true
            await page.wait { _ in OneTip().explain().openPopover == "TwoTip" }
            #expect(page.texts == ["A", "B", "Two"])
            page.dismissPopover()
            await page.wait { $0.texts == ["A", "One", "B"] }
            #expect(OneTip().status == .available)
        }

        @Test(
            "An inline tip and its tipAnchor view get the same anchor name, and other anchor ids get different names",
            .tipCenter()
        )
        func anchors() throws {
            let page = DrawnPage(
                VStack {
                    TipView(OneTip(), anchorID: "here")
                    Text("A").tipAnchor("here")
                    Text("B").tipAnchor(7)
                }
            )
            let names = page.elements.compactMap(\.element.style.anchorName)
            #expect(names.count == 2)
            #expect(names.first != names.last)
            let pointing = page.elements.compactMap { tree in
                if let content = tree.element.content as? CalloutContent { content.anchorName } else { nil }
            }
            #expect(pointing == [try #require(names.first)])
        }

        @Test(
            "A popover points at the part of its view given by attachmentAnchor",
            .tipCenter(),
            arguments: [
                PopoverAttachmentAnchor.rect(.bounds), .point(.topTrailing),
                .rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
            ]
        )
        func attachment(anchor: PopoverAttachmentAnchor) {
            let page = DrawnPage(Text("A").popoverTip(OneTip(), attachmentAnchor: anchor, arrowEdges: .bottom))
            #expect(page.popovers.map(\.content.attachment) == [anchor])
            #expect(page.popovers.map(\.content.arrowEdges) == [[.bottom]])
        }
    }
#endif
