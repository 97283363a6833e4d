import Foundation
import TipUI

extension PopoverContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "popover", ["role": "dialog", "aria-label": "Tip", "data-popover": "manual"])
        tag.attributes["data-edge"] = edges.joined(separator: " ")
        switch attachment {
        case .point(let point): tag.attributes["data-at"] = "\(number(point.x)) \(number(point.y))"
        case .rect(let source):
            if let rect = source.rect {
                tag.attributes["data-at"] = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
                    .map { number(Double($0)) }.joined(separator: " ")
            }
        }
        if !allowsBackgroundInteraction { tag.attributes.merge(["data-modal": "", "aria-modal": "true"]) { $1 } }
        tag.paintCard(background, cornerRadius, rules: &rules)
        return tag
    }

    /// The edges that may carry the arrow, in the order in which they are tried: the wanted ones, those opposite, and all.
    private var edges: [String] {
        arrowEdges.map { "\($0)" } + arrowEdges.map { "\($0.opposite)" } + ["top", "bottom", "left", "right"]
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
