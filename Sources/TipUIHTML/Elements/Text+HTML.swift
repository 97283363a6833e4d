import TipHTML
import TipUI

extension TextContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var css: [String] = []
        switch alignment {
        case .leading: break
        case .center: css.append("text-align:center")
        case .trailing: css.append("text-align:end")
        }
        if let lineLimit {
            css += [
                "display:-webkit-box", "-webkit-box-orient:vertical", "-webkit-line-clamp:\(lineLimit)",
                "overflow:hidden",
            ]
        }
        if let isSelectable {
            let selection = "user-select:\(isSelectable ? "text" : "none")"
            css += ["-webkit-\(selection)", selection]
        }
        let (inner, shared) = runs.markup(rules: &rules)
        var tag = Tag("span", class: "text", content: .leaf(inner))
        tag.add(class: rules.name(for: shared + css))
        if let headingLevel { tag.attributes.merge(["role": "heading", "aria-level": "\(headingLevel)"]) { $1 } }
        return tag
    }
}

extension ImageContent: HTMLContent {}
