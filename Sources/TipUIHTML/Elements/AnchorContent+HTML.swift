import TipUI

extension AnchorContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        // A long press, by which touch opens the menu, is known to the script as one that somebody answers.
        hasContextMenu ? Tag(class: "anchor context", ["data-ev": "longPress"]) : Tag(class: "anchor")
    }
}
