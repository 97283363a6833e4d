import TipUI

extension ToggleContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("label", class: "switch", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
    }

    func part(id: String) -> ElementPart? {
        var tag = Tag("input", class: "toggle", ["type": "checkbox", "role": "switch"], content: .void)
        if isOn { tag.attributes["checked"] = "" }
        return ElementPart(id: "\(id)-input", tag: tag)
    }
}
