import TipKit

struct MapTip: Tip {
    var title: Text { Text("See the trail on a map") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct ChartTip: Tip {
    var title: Text { Text("Read the chart") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

func start() throws { try Tips.configure([.displayFrequency(.daily)]) }

func start(_ folder: URL) throws -> TipPeople { try TipPeople(directory: folder, [.limit(2, per: .day)]) }
