import TipUI

extension ListContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: isForm ? "list form" : "list", ["role": "list"])
    }
}
