import OpenTipKit
import OpenTipKitTesting
import Testing
import TipUI

/// Tips on the levels of a navigation stack with a path.
extension VisibilityTests {
    /// A page whose levels are shown by values and by a flag, with a tip on each level.
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

    @Test("Tips of levels that are covered by values and by flags aren't shown, and come anew", .tipCenter())
    func levelsByValue() async {
        let model = LevelsModel()
        let page = DrawnPage(LevelsPage(model: model))
        await page.wait { $0.texts == ["First", "One"] }
        model.path = ["Second"]
        await page.wait { $0.texts == ["First", "Second", "Two"] }
        // A tip that becomes eligible on a covered level isn't counted.
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
