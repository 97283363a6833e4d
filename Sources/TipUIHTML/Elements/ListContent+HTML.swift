import TipUI

extension ListContent: HTMLContent {
    var isFurther: Bool { isForm }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: isForm ? "list form" : "list", ["role": "list"])
    }
}
