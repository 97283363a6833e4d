import TipUI

extension ListContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "list", ["role": "list"])
    }
}
