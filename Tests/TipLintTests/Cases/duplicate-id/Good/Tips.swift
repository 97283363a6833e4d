import TipKit

struct MapTip: Tip {
    var id: String { "map" }

    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct ChartTip: Tip {
    var id: String { "chart" }

    var title: Text { Text("Read the chart") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

#if os(iOS)
    struct TapTip: Tip {
        var title: Text { Text("Tap the map") }
        var options: [any TipOption] { MaxDisplayCount(3) }
    }
#else
    struct TapTip: Tip {
        var title: Text { Text("Click the map") }
        var options: [any TipOption] { MaxDisplayCount(3) }
    }
#endif
