import TipKit

struct OptionsWithSwitchTip: Tip {
    enum Weight: String { case light, medium, heavy }

    let weight: Weight
    var id: String { "options-with-switch-\(weight.rawValue)" }
    var title: Text { Text("Options by case") }

    var options: [TipOption] {
        switch weight {
        case .light:
            Tips.MaxDisplayCount(1)
        case .medium:
            Tips.MaxDisplayCount(2)
        case .heavy:
            Tips.IgnoresDisplayFrequency(true)
            Tips.MaxDisplayCount(3)
        }
    }
}
