import Foundation
import TipHTML
import TipUI

extension PopoverContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "popover", ["role": "dialog", "data-popover": "manual"])
        tag.attach(to: attachment, arrowEdges: arrowEdges)
        if !allowsBackgroundInteraction { tag.attributes.merge(["data-modal": "", "aria-modal": "true"]) { $1 } }
        tag.paintCard(background, cornerRadius, rules: &rules)
        if let background {
            // In front of a further background, a color must be an image.
            let layer = background.isGradient ? background.area : "linear-gradient(\(background.area) 0 0)"
            tag.add(class: rules.name(for: ["--layer:\(layer)"]))
        }
        return tag
    }
}

extension CalloutContent: HTMLContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "callout", ["role": "note"])
        if let arrowEdge { tag.attributes["data-edge"] = "\(arrowEdge)" }
        if let anchorName { tag.attributes["data-points-at"] = anchorName }
        tag.paintCard(background, cornerRadius, rules: &rules)
        return tag
    }
}

/// A dialog that fills and dims the window and contains the sheet's card.
extension SheetContent: HTMLContent {
    var stylePart: StylePart? { .sheets }

    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "dialog",
            class: form.classes,
            [
                "role": form == .alert ? "alertdialog" : "dialog", "aria-modal": "true",
                "aria-label": title.isEmpty ? SystemWord.sheet.text(in: nil) : title,
            ],
            content: .slot(slotClass: "sheet")
        )
        if !message.isEmpty { tag.attributes["aria-description"] = message }
        if !isDismissible {
            tag.attributes["closedby"] = "none"
        } else if form == .alert {
            tag.attributes["closedby"] = "closerequest"
        }
        if !showsHandle { tag.add(class: "bare") }
        if let popover {
            tag.attributes["data-points-at"] = popover.anchorName
            tag.attach(to: popover.attachment, arrowEdges: popover.arrowEdges)
            if popover.staysInNarrowWindows { tag.attributes["data-stays"] = "true" }
        }
        tag.add(class: rules.name(for: declarations))
        return tag
    }

    private var declarations: [String] {
        var css: [String] = []
        switch height?.height {
        case .fraction(let fraction): css.append("--detent:\(percent(Double(fraction)))")
        case .points(let points): css.append("--detent:\(pixels(Double(points)))")
        case nil: break
        }
        if let background { css.append("--sheet:\(background.area)") }
        return css
    }
}

extension SheetContent.Form {
    fileprivate var classes: String {
        switch self {
        case .sheet: "cover"
        case .cover: "cover whole"
        case .alert: "cover choices alert"
        case .confirmation: "cover choices"
        }
    }
}

extension Tag {
    /// Says which part of its anchor a popover points at, and at which edges it may have its arrow, in order of
    /// preference: the given edges, their opposites, then all edges.
    fileprivate mutating func attach(to attachment: PopoverAttachmentAnchor, arrowEdges: [Edge]) {
        let edges = arrowEdges.map { "\($0)" } + arrowEdges.map { "\($0.opposite)" }
        attributes["data-edge"] = (edges + ["top", "bottom", "left", "right"]).joined(separator: " ")
        switch attachment {
        case .point(let point): attributes["data-at"] = "\(number(point.x)) \(number(point.y))"
        case .rect(let source):
            if let rect = source.rect {
                attributes["data-at"] = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
                    .map { number(Double($0)) }.joined(separator: " ")
            }
        }
    }

    /// Applies a custom background and corner radius to a card.
    ///
    /// A card with a custom background has no border.
    mutating func paintCard(_ background: PaintStyle?, _ cornerRadius: Double?, rules: inout StyleRules) {
        var css: [String] = []
        if let background {
            css += ["--card:\(background.area)", "--edge:transparent"] + background.cutout
            add(class: "own")
        }
        if let cornerRadius { css.append("--radius:\(pixels(cornerRadius))") }
        add(class: rules.name(for: css))
    }
}
