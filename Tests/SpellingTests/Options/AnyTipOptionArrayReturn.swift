import TipKit

struct AnyTipOptionArrayReturnTip: Tip {
    var title: Text { Text("A returned literal typed [any TipOption]") }

    var options: [any TipOption] {
        return [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
