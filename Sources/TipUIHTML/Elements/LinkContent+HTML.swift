import TipUI

extension LinkContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("a", class: "link", ["href": url, "target": "_blank", "rel": "noopener"])
    }
}
