import TipUI

/// What one text shows.
@Observable
final class Item: Identifiable {
    let id: Int
    var changes = 0

    init(id: Int) {
        self.id = id
    }

    /// So many items.
    static func samples(_ count: Int) -> [Item] {
        (0..<count).map { Item(id: $0) }
    }
}
