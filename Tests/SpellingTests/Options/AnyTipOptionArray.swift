import TipKit

struct AnyTipOptionArrayTip: Tip {
    var title: Text { Text("Options typed [any TipOption]") }

    var options: [any TipOption] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}
