import SwiftUI
import TipKit

struct MapTip: Tip {
    var actions: [Action] {
        Action(id: "open", title: "Open the map") { open() }
        Action { Text("[How maps work](https://example.com/maps)") }
    }
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct ChartTip: Tip {
    var actions: [Action] {
        Action(id: "chart", title: "Open the chart")
    }
    var title: Text { Text("Read the chart") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct TrailList: View {
    var body: some View {
        TipView(ChartTip()) { action in
            if action.id == "chart" { open() }
        }
    }
}
