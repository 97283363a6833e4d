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
            if case .sheet = tree.element.kind { true } else { false }
        }
    }
}

extension Graph {
    /// Presses the button that a text in it, or its label for assistive technology, names, and lets what follows happen.
    func press(_ name: String) {
        let button = snapshot().all.first { tree in
            guard case .button = tree.element.kind else { return false }
            return tree.texts.contains(name) || tree.element.accessibility.label == name
        }
        if let button { handle(ElementEvent(.tap, on: button.id)) }
        flush()
    }
}
