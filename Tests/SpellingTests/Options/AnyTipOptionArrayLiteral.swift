import TipKit

struct AnyTipOptionArrayLiteralTip: Tip {
    var title: Text { Text("A literal typed [any TipOption]") }

    var options: [any TipOption] {
        [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
