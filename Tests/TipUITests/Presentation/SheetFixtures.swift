import TipUI
import TipUIConformance

/// The model that decides which sheets of a page are presented.
@MainActor @Observable
final class SheetPageModel {
    struct Item: Identifiable, Equatable {
        let id: Int
        let name: String
    }

    var isUp = false
    var isOtherUp = false
    var item: Item?
}

extension ElementTree {
    /// The elements of all sheets in the tree, from bottom to top.
    var sheets: [ElementTree] {
        all.filter { tree in
            tree.element.content is SheetContent
        }
    }
}

extension Graph {
    /// Presses the button with a text or an accessibility label, and performs pending updates.
    func press(_ name: String) {
        let button = snapshot().all.first { tree in
            guard tree.element.content is ButtonContent else { return false }
            return tree.texts.contains(name) || tree.element.accessibility.label == name
        }
        if let button { handle(ElementEvent(.tap, on: button.id)) }
        flush()
    }
}
