import TipKit

struct MapTip: Tip {
    var title: Text { Text("Press the map below the list to see where a trail goes") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
