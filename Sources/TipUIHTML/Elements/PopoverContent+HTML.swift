import Foundation
import TipUI

extension PopoverContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "popover", ["role": "dialog", "aria-label": "Tip", "data-popover": "manual"])
        tag.attributes["data-edge"] = arrowEdges.isEmpty ? "auto" : arrowEdges.map { "\($0)" }.joined(separator: " ")
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
}
