import TipUI

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
