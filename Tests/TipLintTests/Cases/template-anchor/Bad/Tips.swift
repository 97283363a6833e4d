import TipKit

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
