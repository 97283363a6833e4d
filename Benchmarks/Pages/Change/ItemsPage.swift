import TipUI

/// A page of texts, each of an object of its own, and a button that changes the one in the middle.
struct ItemsPage: View {
    let items: [Item]

    var body: some View {
        VStack {
            Button("Change") { items[items.count / 2].changes += 1 }
            ForEach(items) { ItemText(item: $0) }
        }
    }
}
