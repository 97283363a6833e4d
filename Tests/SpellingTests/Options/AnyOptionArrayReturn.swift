import TipKit

struct AnyOptionArrayReturnTip: Tip {
    var title: Text { Text("A returned literal typed [any Option]") }

    var options: [any Option] {
        return [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
    }
}
