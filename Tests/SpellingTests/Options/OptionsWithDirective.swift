import TipKit

struct OptionsWithDirectiveTip: Tip {
    var title: Text { Text("Options by platform") }

    var options: [any TipOption] {
        #if os(watchOS)
            Tips.MaxDisplayCount(1)
        #else
            Tips.MaxDisplayCount(5)
            Tips.IgnoresDisplayFrequency(true)
        #endif
    }
}
