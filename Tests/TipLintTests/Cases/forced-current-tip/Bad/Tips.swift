// swift-format-ignore-file
import SwiftUI
import TipKit

struct TrailList: View {
    @State private var tips = TipGroup { MapTip() }

    var body: some View {
        TipView(tips.currentTip!)
        Text("Trails").popoverTip(tips.currentTip as! MapTip)
    }
}

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
