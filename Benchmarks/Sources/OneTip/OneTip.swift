import OpenTipKit

/// The least command-line tool that has a tip: what it weighs is a figure of the benchmarks.
@main
struct OneTip {
    static func main() throws {
        try TipCenter.current.configure(store: InMemoryTipStore())
        if GreetingTip().status == .available { print("A tip may appear.") }
    }
}

struct GreetingTip: Tip {
    var title: Text { Text("Greet somebody by name") }
}
