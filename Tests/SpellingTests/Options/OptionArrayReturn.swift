import TipKit

struct OptionArrayReturnTip: Tip {
    var title: Text { Text("A returned literal typed [Option]") }

    var options: [Option] {
        return [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
