#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    extension VisibilityTests {
        @Test(
            "While a person types or drags no tip appears or begins, and what is on screen goes on; the rest follows",
            .tipCenter()
        )
        func busy() async throws {
            let clock = try #require(TestTips.clock)
            let page = DrawnPage(
                VStack {
                    TipView(OneTip())
                    TipView(FlagTip())
                    Text("Feature").popoverTip(FlagTip())
                    Text("Other").popoverTip(TwoTip())
                }
            )
            await page.wait { $0.texts == ["One", "Feature", "Other", "Two"] }
            page.setBusy(true)
            FlagTip.isOn = true
            await page.settle()
            #expect(page.texts == ["One", "Feature", "Other", "Two"])
            clock.advance(by: 5)
            #expect(OneTip().record.displayDuration == 5)
            page.dismissPopover()
            await page.settle()
            #expect(page.texts == ["One", "Feature", "Other"])
            page.setBusy(false)
            #expect(page.texts == ["One", "Flagged", "Feature", "Flagged", "Other"])
            #expect(FlagTip().record.displayCount == 2)
            #expect(OneTip().record.displayCount == 1)
        }

        @Test("A tip that is drawn before a person sees the page begins when they pause", .tipCenter())
        func busyFromTheStart() async {
            let page = DrawnPage(TipView(FlagTip()))
            page.disappear(to: .inactive)
            FlagTip.isOn = true
            await page.wait { $0.texts == ["Flagged"] }
            page.setBusy(true)
            page.appear()
            #expect(page.texts == ["Flagged"])
            #expect(FlagTip().record.displayCount == 0)
            page.setBusy(false)
            #expect(FlagTip().record.displayCount == 1)
        }
    }
#endif
