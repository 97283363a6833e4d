import TipKit

enum TestingSwitches {
    static func all() {
        Tips.showAllTipsForTesting()
        Tips.hideAllTipsForTesting()
        Tips.showTipsForTesting([FirstOfGroupTip.self, SecondOfGroupTip.self])
        Tips.hideTipsForTesting([FirstOfGroupTip.self])
    }
}
