import OpenTipKitTesting
import TipUI

/// What a page with sheets shows.
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
    /// The sheets of the tree, the lowest first.
    var sheets: [ElementTree] {
        all.filter { tree in
            tree.element.content is SheetContent
        }
    }
}

extension Graph {
    /// Presses the button that a text in it, or its label for assistive technology, names, and lets what follows happen.
    func press(_ name: String) {
        let button = snapshot().all.first { tree in
            guard tree.element.content is ButtonContent else { return false }
            return tree.texts.contains(name) || tree.element.accessibility.label == name
        }
        if let button { handle(ElementEvent(.tap, on: button.id)) }
        flush()
    }
}
