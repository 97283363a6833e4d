import TipUI

extension CalloutContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "callout", ["role": "note", "aria-label": "Tip"])
        if let arrowEdge { tag.attributes["data-edge"] = "\(arrowEdge)" }
        if let anchorName { tag.attributes["data-points-at"] = anchorName }
        tag.paintCard(background, cornerRadius, rules: &rules)
        return tag
    }
}
