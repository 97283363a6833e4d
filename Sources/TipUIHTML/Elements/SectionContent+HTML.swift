import TipUI

extension SectionContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        if isInMenu { return Tag("section", class: "menu-section", ["role": "group"]) }
        // Its rows are items of the list around it.
        var tag = Tag("section", class: "section", ["role": "none"])
        if hasHeader { tag.add(class: "headed") }
        if hasFooter { tag.add(class: "footed") }
        return tag
    }
}
