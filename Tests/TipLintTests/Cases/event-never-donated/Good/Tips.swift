import TipKit

struct MapTip: Tip {
    static let opened = Event(id: "trail-opened")

    var title: Text { Text("See the trail on a map") }
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.count >= 3 }
    }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

func open() { MapTip.opened.sendDonation() }
