import TipUI

extension ToggleContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("label", class: "switch", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
    }

    func part(id: String) -> ElementPart? {
        var attributes = ["class": "toggle", "type": "checkbox", "role": "switch"]
        if isOn { attributes["checked"] = "" }
        return ElementPart(id: "\(id)-input", name: "input", attributes: attributes)
    }
}
