import TipKit

/// Said to everyone, whatever else was said this week.
struct WelcomeTip: Tip {
    var title: Text { Text("Find your first walk") }
    var message: Text? { Text("Open a trail to see *how far* it goes and **how high** it climbs.") }
    var image: Image? { Image(systemName: "figure.hiking") }
    var actions: [Action] {
        Action(id: "nearest", title: "Open the nearest trail")
    }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}
