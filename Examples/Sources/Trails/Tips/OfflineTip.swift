import TipKit

/// Said once; whoever doesn't need it isn't told again.
struct OfflineTip: Tip {
    var title: Text { Text("Maps work without a signal") }
    var message: Text? { Text("Trails that you starred are kept on this device.") }
    var image: Image? { Image(systemName: "icloud.and.arrow.down") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}
