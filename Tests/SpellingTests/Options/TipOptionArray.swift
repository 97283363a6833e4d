import TipKit

struct TipOptionArrayTip: Tip {
    var title: Text { Text("Options typed [TipOption]") }

    var options: [TipOption] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}
