import TipKit

struct MapTip: Tip {
    var title: Text { Text("List the maps on sale") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct SyncTip: Tip {
    var title: Text { Text("Sync your trails") }
    var message: Text? { Text("See errors in the list of trails.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}

struct TrashTip: Tip {
    var title: Text { Text("Empty the trash") }
    var message: Text? { Text("Delete trails that you have walked.") }
    var options: [any TipOption] { MaxDisplayCount(3) }
}
