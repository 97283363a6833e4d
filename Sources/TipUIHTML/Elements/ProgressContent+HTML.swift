import TipUI

extension ProgressContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "meter", content: .slot(slotClass: "label", after: part(id: id)?.markup ?? ""))
    }

    func part(id: String) -> ElementPart? {
        var attributes = ["class": "progress"]
        if let fraction { attributes.merge(["value": number(fraction), "max": "1"]) { $1 } }
        return ElementPart(id: "\(id)-bar", name: "progress", attributes: attributes, inner: "")
    }
}
