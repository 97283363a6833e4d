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
        if let isSelectedTab {
            tag.attributes.merge(["role": "tab", "aria-selected": "\(isSelectedTab)"]) { $1 }
        }
        if link != nil { tag.add(class: "leads-on") }
        if let shortcut {
            tag.attributes.merge(["data-keys": shortcut.keys, "aria-keyshortcuts": shortcut.description]) { $1 }
        }
        if isDisabled { tag.attributes["disabled"] = "" }
        if role == .destructive { tag.add(class: "destructive") }
        if let tint, look != .menuItem { tag.add(class: rules.name(for: ["--tint:\(tint.css)"])) }
        return tag
    }
}

extension FieldContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var attributes = ["type": "text", "value": text, "placeholder": prompt, "aria-label": prompt]
        if isDisabled { attributes["disabled"] = "" }
        return Tag("input", class: "field", attributes, content: .void)
    }
}

extension LinkContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("a", class: "link", ["href": url, "target": "_blank", "rel": "noopener"])
        if isMenuItem {
            tag.classes = "button look-menuItem"
            tag.becomeMenuItem()
        }
        return tag
    }
}

extension ToggleContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        let input = part(id: id)?.markup ?? ""
        let button = scriptlessButton(id: id, form: rules.root.formID).markup(id: "\(id)-button")
        return Tag(
            "label",
            class: "switch",
            content: .slot(
                slotClass: "label",
                attributes: ["id": "\(id)-label"],
                after: "\(input)<noscript>\(button)</noscript>"
            )
        )
    }

    /// Returns the button that replaces the toggle's input in browsers without JavaScript, and submits the page's form.
    private func scriptlessButton(id: String, form: String) -> Tag {
        Tag(
            "button",
            class: "toggle",
            [
                "type": "submit", "form": form, "name": isOn ? "off" : "on", "value": id, "role": "switch",
                "aria-checked": "\(isOn)", "aria-labelledby": "\(id)-label",
            ]
        )
    }

    func part(id: String) -> ElementPart? {
        var tag = Tag("input", class: "toggle", ["type": "checkbox", "role": "switch"], content: .void)
        if isOn { tag.attributes["checked"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }
}

extension ProgressContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "meter", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
    }

    func part(id: String) -> ElementPart? {
        var tag = Tag("progress", class: "progress", content: .leaf(""))
        if let fraction { tag.attributes = ["value": number(fraction), "max": "1"] }
        return ElementPart(id: "\(id)-bar", tag: tag)
    }
}
