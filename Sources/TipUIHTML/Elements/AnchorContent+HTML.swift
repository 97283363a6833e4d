import TipUI

extension AnchorContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        Tag(class: hasContextMenu ? "anchor context" : "anchor")
    }
}
