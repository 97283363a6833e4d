import TipUI

extension ButtonContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("button", class: "button look-\(look)")
        if let menu {
            tag.attributes.merge(
                ["type": "button", "popovertarget": menu.menuID(in: rules.root), "aria-haspopup": "menu"]
            ) { $1 }
        } else {
            tag.attributes.merge(
                ["type": "submit", "form": rules.root.formID, "name": "tap", "value": id]
            ) { $1 }
        }
        if look == .menuItem { tag.becomeMenuItem() }
        if let isOn {
            tag.attributes.merge(["role": "menuitemcheckbox", "aria-checked": "\(isOn)"]) { $1 }
        }
        if link != nil { tag.add(class: "leads-on") }
        if isDisabled { tag.attributes["disabled"] = "" }
        if role == .destructive { tag.add(class: "destructive") }
        if let tint, look != .menuItem { tag.add(class: rules.name(for: ["--tint:\(tint.css)"])) }
        return tag
    }
}
