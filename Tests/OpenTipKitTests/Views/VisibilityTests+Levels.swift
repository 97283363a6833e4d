#if Macros
    import OpenTipKit
    import OpenTipKitTesting
    import Testing
    import TipUI

    /// Tips on the levels of a navigation stack that a path and a flag control.
    extension VisibilityTests {
        /// A page whose navigation levels are opened by path values and by a flag, with a tip on each level.
        struct LevelsPage: View {
            @Bindable var model: LevelsModel

            var body: some View {
                NavigationStack(path: $model.path) {
                    VStack {
                        Text("First").popoverTip(OneTip())
                        TipView(FlagTip())
                    }
                    .navigationDestination(for: String.self) { name in
                        VStack {
                            Text(name).popoverTip(TwoTip())
                        }
                    }
                    .navigationDestination(isPresented: $model.isUp) { TipView(ThreeTip()) }
                }
            }
        }

        @MainActor @Observable
        final class LevelsModel {
            var path: [String] = []
            var isUp = false
        }

        @Test(
            "Tips on covered navigation levels aren't shown, and appear again when their level is on top",
            .tipCenter()
        )
        func levelsByValue() async {
            let model = LevelsModel()
            let page = DrawnPage(LevelsPage(model: model))
            await page.wait { $0.texts == ["First", "One"] }
            model.path = ["Second"]
            await page.wait { $0.texts == ["First", "Second", "Two"] }
            // Make a tip on the covered first level eligible. The tip must not be counted as displayed.
            FlagTip.isOn = true
            model.isUp = true
            await page.wait { $0.texts == ["First", "Second", "Three"] }
            #expect(FlagTip().record.displayCount == 0)
            #expect(TwoTip().record.displayCount == 1)
            model.isUp = false
            model.path = []
            await page.wait { $0.texts == ["First", "One", "Flagged"] }
            #expect(OneTip().record.displayCount == 2)
            #expect(FlagTip().record.displayCount == 1)
            #expect(ThreeTip().record.displayCount == 1)
        }
    }
#endif
