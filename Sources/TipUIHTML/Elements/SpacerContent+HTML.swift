import TipUI

extension SpacerContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        let css = minLength.map { ["min-width:\(pixels($0))", "min-height:\(pixels($0))"] } ?? []
        return Tag(class: "spacer \(rules.name(for: css))")
    }
}
