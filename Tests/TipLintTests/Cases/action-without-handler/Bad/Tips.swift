import TipKit

struct MapTip: Tip {
    var actions: [Action] {
        Action(id: "open", title: "Open the map")
    }
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
