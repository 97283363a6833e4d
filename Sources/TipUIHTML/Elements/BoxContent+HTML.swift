import TipUI

extension BoxContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "box")
    }
}
