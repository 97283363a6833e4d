import TipUI

extension SectionContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag("section", class: "section")
        if hasHeader { tag.add(class: "headed") }
        if hasFooter { tag.add(class: "footed") }
        return tag
    }
}
