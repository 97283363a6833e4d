import TipKit

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
}

struct ChartTip: Tip {
    static let opened = Event(id: "chart-opened")

    var title: Text { Text("Read the chart") }
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.isEmpty }
    }
}

struct WalkTip: Tip {
    var title: Text { Text("Walk the trail") }
    var options: [any TipOption] { Teaches(ChartTip.opened) }
}

func showMap(_ tip: MapTip) {
    tip.invalidate(reason: .actionPerformed)
    ChartTip.opened.sendDonation()
}
