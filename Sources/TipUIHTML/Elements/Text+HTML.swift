import TipHTML
import TipUI

extension TextContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var css: [String] = []
        if let text = alignment.css { css.append(text) }
        // Half of the space is above and below each line, so the first and the last have too much of it.
        if let lineSpacing {
            css += ["line-height:calc(1.4em + \(pixels(lineSpacing)))", "margin-block:\(pixels(-lineSpacing / 2))"]
        }
        if isTruncatedAtHead {
            // Words are left out at the end of the box, which is in its reading direction, whatever that of the text is.
            css += [
                "direction:rtl", "unicode-bidi:normal", "white-space:nowrap", "overflow:hidden",
                "text-overflow:ellipsis",
            ]
        } else if let lineLimit {
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
        var tag = Tag("span", class: "text", content: .leaf(isTruncatedAtHead ? "<bdi>\(inner)</bdi>" : inner))
        tag.add(class: rules.name(for: shared + css))
        if let headingLevel { tag.attributes.merge(["role": "heading", "aria-level": "\(headingLevel)"]) { $1 } }
        return tag
    }
}

extension ImageContent: HTMLContent {}

extension TextAlignment {
    /// The declaration in CSS; `nil` for the leading side, where lines are anyway.
    var css: String? {
        switch self {
        case .leading: nil
        case .center: "text-align:center"
        case .trailing: "text-align:end"
        }
    }
}
