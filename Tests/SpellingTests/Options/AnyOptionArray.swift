import TipKit

struct AnyOptionArrayTip: Tip {
    var title: Text { Text("Options typed [any Option]") }

    var options: [any Option] {
        MaxDisplayCount(2)
        IgnoresDisplayFrequency(true)
    }
}
