import TipUI

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
