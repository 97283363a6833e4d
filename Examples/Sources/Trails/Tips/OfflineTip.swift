import TipKit

/// Said once, to those who have starred a trail.
struct OfflineTip: Tip {
    var title: Text { Text("Maps work without a signal") }
    var message: Text? { Text("Trails that you starred are kept on this device.") }
    var image: Image? { Image(systemName: "icloud.and.arrow.down") }
    var rules: [Rule] {
        #Rule(ShareTip.$favouriteCount) { $0 >= 1 }
    }
    var options: [any TipOption] { MaxDisplayCount(1) }
}
