import TipUI

/// A disclosure, of which one is open at a time; by touch its button is seen only while the keyboard is on it, and what
/// it discloses lies behind the row.
extension RowActionsContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            "details",
            class: "actions",
            ["name": "\(rules.root.idPrefix)actions"],
            content: .slot(before: part(id: id)?.markup ?? "", slotClass: "strip")
        )
    }

    func part(id: String) -> ElementPart? {
        let symbol = Symbol("ellipsis").svg
        let more = Tag("summary", class: "more image", ["aria-label": label], content: .leaf(symbol))
        return ElementPart(id: "\(id)-more", tag: more)
    }
}
