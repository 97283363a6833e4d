import TipUI

extension FieldContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var attributes = ["type": "text", "value": text, "placeholder": prompt, "aria-label": prompt]
        if isDisabled { attributes["disabled"] = "" }
        return Tag("input", class: "field", attributes, content: .void)
    }
}
