import TipKit

struct OptionsWithElseTip: Tip {
    let isUrgent: Bool
    var id: String { "options-with-else-\(isUrgent)" }
    var title: Text { Text("One of two options") }

    var options: [Option] {
        if isUrgent {
            IgnoresDisplayFrequency(true)
            MaxDisplayCount(9)
        } else {
            MaxDisplayCount(1)
        }
    }
}
