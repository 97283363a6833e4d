import TipUI

extension ScrollContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        // The keyboard scrolls what can take the focus.
        axis == .horizontal
            ? Tag(class: "scroll across", ["role": "group", "tabindex": "0"]) : Tag(class: "scroll")
    }
}
