import TipKit

struct TipOptionArrayLiteralTip: Tip {
    var title: Text { Text("A literal typed [TipOption]") }

    var options: [TipOption] {
        [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
