import TipUI

extension SectionContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        if isInMenu { return Tag("section", class: "menu-section", ["role": "group"]) }
        var tag = Tag("section", class: "section")
        if hasHeader { tag.add(class: "headed") }
        if hasFooter { tag.add(class: "footed") }
        return tag
    }
}
