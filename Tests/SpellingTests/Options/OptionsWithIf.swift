import TipKit

struct OptionsWithIfTip: Tip {
    let isUrgent: Bool
    var id: String { "options-with-if-\(isUrgent)" }
    var title: Text { Text("Options under a condition") }

    var options: [any TipOption] {
        Tips.MaxDisplayCount(3)
        if isUrgent {
            Tips.IgnoresDisplayFrequency(true)
        }
    }
}
