import TipKit

struct OptionWithPrefixTip: Tip {
    var title: Text { Text("Options named after the protocol") }

    var options: [any Option] {
        Tip.MaxDisplayCount(2)
        Tip.MaxDisplayDuration(120)
        Tip.IgnoresDisplayFrequency(false)
    }
}
