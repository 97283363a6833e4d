import TipUI

/// A disclosure, of which one is open at a time; by touch its button is seen only while the keyboard is on it, and what
/// it discloses lies behind the row.
extension RowActionsContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        let more = Tag(
            "summary",
            class: "more image",
            ["aria-label": label],
            content: .leaf(Symbol("ellipsis").svg)
        )
        return Tag(
            "details",
            class: "actions",
            ["name": "\(rules.root.idPrefix)actions"],
            content: .slot(before: more.markup(id: "\(id)-more"), slotClass: "strip")
        )
    }
}
