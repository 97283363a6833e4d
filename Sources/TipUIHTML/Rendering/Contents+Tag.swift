import Foundation
import TipUI

extension TextContent {
    func tag(rules: inout StyleRules) -> Tag {
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
        let shared = sharedDeclarations
        let inner = runs.map { $0.markup(without: shared, rules: &rules) }.joined()
        var tag = Tag("span", class: "text", content: .leaf(inner))
        tag.add(class: rules.name(for: shared + css))
        if let headingLevel { tag.attributes.merge(["role": "heading", "aria-level": "\(headingLevel)"]) { $1 } }
        return tag
    }

    /// What all runs have in common, which the text carries itself, so that its box has the right line height.
    private var sharedDeclarations: [String] {
        guard let first = runs.first?.style.declarations, runs.count > 1 else {
            return runs.first?.style.declarations ?? []
        }
        let others = runs.dropFirst().map { Set($0.style.declarations) }
        let inherited = ["font-", "line-height:", "color:var", "text-transform:"]
        return first.filter { declaration in
            inherited.contains { declaration.hasPrefix($0) } && !declaration.hasSuffix("0.8em")
                && others.allSatisfy { $0.contains(declaration) }
        }
    }
}

extension TextRun {
    fileprivate func markup(without shared: [String], rules: inout StyleRules) -> String {
        let inner: String
        switch content {
        case .string(let text): inner = escaped(text).replacing("\n", with: "<br>")
        case .image(let image): inner = image.inlineMarkup(rules: &rules)
        }
        let name = rules.name(for: style.declarations.filter { !shared.contains($0) })
        let attributes = name.isEmpty ? "" : " class=\"\(name)\""
        if let link {
            return "<a href=\"\(escaped(link))\" target=\"_blank\" rel=\"noopener\"\(attributes)>\(inner)</a>"
        }
        return name.isEmpty ? inner : "<span\(attributes)>\(inner)</span>"
    }
}

extension ImageContent {
    func tag(rules: inout StyleRules) -> Tag {
        var tag = Tag("span", class: isResizable ? "image resizable" : "image", content: .leaf(drawing))
        tag.add(class: rules.name(for: declarations))
        if case .symbol = source {
            if let label = spokenLabel {
                tag.attributes.merge(["role": "img", "aria-label": label]) { $1 }
            } else {
                tag.attributes["aria-hidden"] = "true"
            }
        }
        return tag
    }

    fileprivate func inlineMarkup(rules: inout StyleRules) -> String {
        let name = rules.name(for: declarations)
        let label = spokenLabel.map { " role=\"img\" aria-label=\"\(escaped($0))\"" } ?? ""
        return "<span class=\"image\(name.isEmpty ? "" : " " + name)\"\(label)>\(drawing)</span>"
    }

    private var spokenLabel: String? {
        if let label { return label }
        guard case .symbol(let name) = source else { return nil }
        return Symbol.spokenName(of: name)
    }

    private var declarations: [String] {
        guard case .symbol = source else { return style.declarations + fit }
        // Lines have one colour: a gradient can't paint them.
        var style = style
        style.paint = style.paint?.plain
        return style.declarations + fit + colouring
    }

    /// What colours the layers of a symbol one by one, in the words of the style sheet.
    private var colouring: [String] {
        switch renderingMode {
        case .monochrome, .multicolor: return []
        case .hierarchical: return ["--mark:currentColor", "--fade-2:0.5", "--fade-3:0.3", "--fade-solid:0.55"]
        case .palette:
            let colors = layers.map { $0.plain.css }
            guard let first = colors.first, let last = colors.last else { return [] }
            let second = colors.count > 1 ? colors[1] : first
            return ["color:\(first)", "--mark:currentColor", "--layer-2:\(second)", "--layer-3:\(last)"]
        }
    }

    private var fit: [String] {
        var css: [String] = []
        switch scale {
        case .small: css.append("--symbol:0.85em")
        case .medium: break
        case .large: css.append("--symbol:1.45em")
        }
        if let aspectRatio { css.append("aspect-ratio:\(number(aspectRatio))") }
        if isResizable { css.append("object-fit:\(contentMode == .fill ? "cover" : "contain")") }
        return css
    }

    private var drawing: String {
        switch source {
        case .symbol(let name): Symbol(name).svg
        case .named(let name):
            "<img src=\"/_tipui/asset/\(escaped(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))\" alt=\"\(escaped(label ?? ""))\">"
        }
    }
}

extension ButtonContent {
    func tag(id: String, rules: inout StyleRules) -> Tag {
        var tag = Tag(
            "button",
            class: "button look-\(look)",
            ["type": "submit", "form": "tipui-form", "name": "tap", "value": id]
        )
        if isDisabled { tag.attributes["disabled"] = "" }
        if role == .destructive { tag.add(class: "destructive") }
        if let tint { tag.add(class: rules.name(for: ["--tint:\(tint.css)"])) }
        return tag
    }
}

extension StackLayout {
    func tag(rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "stack \(axis == .horizontal ? "h" : "v") x-\(alignment)")
        if let spacing { tag.add(class: rules.name(for: ["gap:\(pixels(spacing))"])) }
        return tag
    }
}

extension OverlayLayout {
    func tag() -> Tag {
        var tag = Tag(class: "overlay at-\(horizontal) by-\(vertical)")
        if sizedBy != nil { tag.add(class: isBehind ? "sized behind" : "sized") }
        return tag
    }
}

extension ShapeContent {
    func tag(rules: inout StyleRules) -> Tag {
        var css = [outline.css, "background:\(fill.css)"]
        if let stroke { css.append("border:\(pixels(stroke.width)) solid \(stroke.paint.css)") }
        return Tag(class: "shape \(outline == .circle ? "circle " : "")\(rules.name(for: css))")
    }
}

extension RowContent {
    func tag() -> Tag {
        var tag = Tag(class: "row", ["role": "listitem"])
        if hiddenSeparators.contains(.top) { tag.add(class: "unlined-above") }
        if hiddenSeparators.contains(.bottom) { tag.add(class: "unlined-below") }
        return tag
    }
}

extension SectionContent {
    func tag() -> Tag {
        var tag = Tag("section", class: "section")
        if hasHeader { tag.add(class: "headed") }
        if hasFooter { tag.add(class: "footed") }
        return tag
    }
}

extension FieldContent {
    func tag() -> Tag {
        var attributes = ["type": "text", "value": text, "placeholder": prompt, "aria-label": prompt]
        if isDisabled { attributes["disabled"] = "" }
        return Tag("input", class: "field", attributes, content: .void)
    }
}

extension CalloutContent {
    func tag(rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "callout", ["role": "note", "aria-label": "Tip"])
        if let arrowEdge { tag.attributes["data-edge"] = "\(arrowEdge)" }
        if let anchorName { tag.attributes["data-points-at"] = anchorName }
        tag.paintCard(background, cornerRadius, rules: &rules)
        return tag
    }
}

extension PopoverContent {
    func tag(rules: inout StyleRules) -> Tag {
        var tag = Tag(class: "popover", ["role": "dialog", "aria-label": "Tip", "data-popover": "manual"])
        tag.attributes["data-edge"] = arrowEdges.isEmpty ? "auto" : arrowEdges.map { "\($0)" }.joined(separator: " ")
        switch attachment {
        case .bounds: break
        case .point(let point): tag.attributes["data-at"] = "\(number(point.x)) \(number(point.y))"
        case .rect(let x, let y, let width, let height):
            tag.attributes["data-at"] = [x, y, width, height].map(number).joined(separator: " ")
        }
        if !allowsBackgroundInteraction { tag.attributes.merge(["data-modal": "", "aria-modal": "true"]) { $1 } }
        tag.paintCard(background, cornerRadius, rules: &rules)
        return tag
    }
}

extension Tag {
    /// Gives a card a background and corners of its own; a background of its own has no line around it.
    fileprivate mutating func paintCard(_ background: PaintStyle?, _ cornerRadius: Double?, rules: inout StyleRules) {
        var css: [String] = []
        if let background {
            css += ["--card:\(background.css)", "--edge:transparent"] + background.ground
            add(class: "own")
        }
        if let cornerRadius { css.append("--radius:\(pixels(cornerRadius))") }
        add(class: rules.name(for: css))
    }
}
