import TipKit

struct MapTip: Tip {
    var title: Text { Text("Get 50% off all maps") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct SyncTip: Tip {
    var title: Text { Text("Sync your trails") }
    var message: Text? { Text("An error occurred while your trails were synced.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct TrashTip: Tip {
    var title: Text { Text("Empty the trash") }
    var message: Text? { Text("Your trails will be deleted tomorrow.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
