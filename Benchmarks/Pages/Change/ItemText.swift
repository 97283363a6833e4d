import TipUI

/// The text of an item.
struct ItemText: View {
    let item: Item

    var body: some View {
        Text(verbatim: "Text \(item.id), changed \(item.changes) times")
    }
}
