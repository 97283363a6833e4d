import TipUI

extension DividerContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: "divider", ["role": "separator"])
    }
}
