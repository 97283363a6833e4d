import TipKit

struct OptionsWithOneElementTip: Tip {
    var title: Text { Text("One option") }

    var options: [any TipOption] {
        [MaxDisplayCount(1)]
    }
}
