import TipUI

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

    /// The switch as a button that submits the page's form; without script it stands in the place of the input.
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
