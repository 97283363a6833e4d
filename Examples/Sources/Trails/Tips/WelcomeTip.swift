import TipKit

/// Said to everyone, whatever else was said this week.
struct WelcomeTip: Tip {
    var title: Text { Text("Find your first walk") }
    var message: Text? { Text("Open a trail to read what **awaits you** on the way.") }
    var image: Image? { Image(systemName: "figure.hiking") }
    var actions: [Action] {
        Action(id: "nearest", title: "Open the nearest trail")
    }
    var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}
