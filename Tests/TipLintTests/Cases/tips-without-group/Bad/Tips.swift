import SwiftUI
import TipKit

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct ChartTip: Tip {
    var title: Text { Text("Read the chart") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct TrailList: View {
    private let chart = ChartTip()

    var body: some View {
        VStack {
            TipView(MapTip())
            TipView(chart)
        }
    }
}
