import TipKit

struct AnyOptionArrayLiteralTip: Tip {
    var title: Text { Text("A literal typed [any Option]") }

    var options: [any Option] {
        [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
