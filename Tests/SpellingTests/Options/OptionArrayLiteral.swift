import TipKit

struct OptionArrayLiteralTip: Tip {
    var title: Text { Text("A literal typed [Option]") }

    var options: [Option] {
        [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
