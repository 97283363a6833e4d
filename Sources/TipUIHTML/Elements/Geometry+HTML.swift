import TipUI

extension GeometryContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag { Tag(class: "geometry") }
}

extension FitsContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag { Tag(class: "fits") }
}

extension LoaderContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag("img", class: "loader", ["src": url, "alt": ""], content: .void)
    }
}
