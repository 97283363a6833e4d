import TipKit

struct OptionArrayTip: Tip {
    var title: Text { Text("Options typed [Option]") }

    var options: [Option] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}
