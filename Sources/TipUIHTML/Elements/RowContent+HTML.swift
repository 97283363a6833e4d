import TipUI

extension RowContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "row", ["role": "listitem"])
        if hiddenSeparators.contains(.top) { tag.add(class: "no-separator-above") }
        if hiddenSeparators.contains(.bottom) { tag.add(class: "no-separator-below") }
        return tag
    }
}
