import TipUI

/// A place for the menu, which has the name that its button knows; the browser opens and closes it, also without script.
extension MenuContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            class: "menu",
            content: .slot(
                slotClass: "items",
                attributes: ["id": name.menuID(in: rules.root), "popover": "auto", "role": "menu"]
            )
        )
    }
}

extension Tag {
    /// Makes the tag an item of a menu; of those that may have the focus as the menu opens, browsers take the first.
    mutating func becomeMenuItem() {
        attributes.merge(["role": "menuitem", "autofocus": ""]) { $1 }
    }
}
