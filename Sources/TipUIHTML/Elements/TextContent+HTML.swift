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
        let attributes = name.isEmpty ? "" : " class=\"\(classNames(name))\""
        if let link {
            return "<a href=\"\(escaped(link))\" target=\"_blank\" rel=\"noopener\"\(attributes)>\(inner)</a>"
        }
        return name.isEmpty ? inner : "<span\(attributes)>\(inner)</span>"
    }
}
