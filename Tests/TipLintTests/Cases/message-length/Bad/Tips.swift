import TipKit

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
    var message: Text? { Text("Press the map. It shows the trail. Turn it with two fingers.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
