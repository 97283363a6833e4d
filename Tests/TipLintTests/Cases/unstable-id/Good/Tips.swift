import TipKit

struct MapTip: Tip {
    let trail: String
    var id: String { "map-\(trail)" }

    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
