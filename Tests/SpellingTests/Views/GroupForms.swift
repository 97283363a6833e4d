import TipKit

enum GroupForms {
    static func group(withSecond: Bool) -> TipGroup {
        TipGroup(.firstAvailable) {
            FirstOfGroupTip()
            if withSecond {
                SecondOfGroupTip()
            }
        }
    }

    static let plain = TipGroup {
        FirstOfGroupTip()
        SecondOfGroupTip()
    }
}
