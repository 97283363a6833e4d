import TipHTML
import TipUI

extension ListContent: HTMLContent {
    // Forms differ from other lists in their controls alone.
    var stylePart: StylePart? { isForm ? .controls : nil }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: isForm ? "list form" : "list", ["role": "list"])
        if look != .insetGrouped { tag.add(class: look.rawValue) }
        if !hasBackground { tag.add(class: "clear") }
        if let rowSpacing {
            tag.add(class: "spaced")
            tag.add(class: rules.name(for: ["--gap:\(pixels(rowSpacing))"]))
        }
        return tag
    }
}

extension SectionContent: HTMLContent {
    var stylePart: StylePart? { isInMenu ? .menus : nil }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        if isInMenu { return Tag("section", class: "menu-section", ["role": "group"]) }
        // Give the section no role of its own, because its rows are items of the surrounding list.
        var tag = Tag("section", class: "section", ["role": "none"])
        if hasHeader { tag.add(class: "headed") }
        if hasFooter { tag.add(class: "footed") }
        if let spacing { tag.add(class: rules.name(for: ["--space:\(pixels(spacing))"])) }
        return tag
    }
}

extension RowContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "row", ["role": "listitem"])
        if hiddenSeparators.contains(.top) { tag.add(class: "no-separator-above") }
        if hiddenSeparators.contains(.bottom) { tag.add(class: "no-separator-below") }
        if hasBackground { tag.add(class: "backed") }
        if isSelected { tag.add(class: "selected") }
        if let separatorTint { tag.add(class: rules.name(for: ["--line:\(separatorTint.area)"])) }
        return tag
    }
}

/// A disclosure of a row's actions; at most one such disclosure is open at a time. On touch screens, the disclosure's
/// button is visible only while it has the keyboard focus, and the actions lie beyond the edges of the row.
extension RowActionsContent: HTMLContent {
    var stylePart: StylePart? { .actions }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(
            "details",
            class: isEditing ? "actions deleting" : "actions",
            ["name": "\(rules.root.idPrefix)actions"],
            content: .slot(before: part(id: id, root: rules.root)?.markup ?? "", slotClass: "strip")
        )
    }

    func part(id: String, root: RootOptions) -> ElementPart? {
        let symbol = Symbol(isEditing ? "minus.circle.fill" : "ellipsis").svg
        let more = Tag("summary", class: "more image", ["aria-label": label], content: .leaf(symbol))
        return ElementPart(id: "\(id)-more", tag: more)
    }
}

extension RowEdgeContent: HTMLContent {
    var stylePart: StylePart? { .actions }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: isLeading ? "edge leading" : "edge")
    }
}

extension RowMoverContent: HTMLContent {
    var stylePart: StylePart? { .actions }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "mover", ["role": "group"])
    }
}

/// A container for a menu, with the id that the menu's button refers to. The browser opens and closes the menu, even
/// without JavaScript.
extension MenuContent: HTMLContent {
    var stylePart: StylePart? { .menus }

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
    /// Makes the tag an item of a menu.
    ///
    /// When the menu opens, browsers focus the first item with `autofocus`.
    mutating func becomeMenuItem() {
        attributes.merge(["role": "menuitem", "autofocus": ""]) { $1 }
    }
}
