import TipKit

struct TipOptionArrayReturnTip: Tip {
    var title: Text { Text("A returned literal typed [TipOption]") }

    var options: [TipOption] {
        return [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
