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
    @State private var tips = TipGroup(.ordered) {
        MapTip()
        ChartTip()
    }
    let isChart: Bool

    var body: some View {
        VStack {
            TipView(tips.currentTip as? MapTip)
            TipView(tips.currentTip as? ChartTip)
        }
    }

    private var one: some View {
        VStack {
            if isChart { TipView(ChartTip()) } else { TipView(MapTip()) }
        }
        .sheet(isPresented: $isOpen) { TipView(ChartTip()) }
    }
}
