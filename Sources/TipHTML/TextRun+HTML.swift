import TipContent

extension [TextRun] {
    /// Returns the markup of the runs, without the declarations that they share, which the tag around them must have.
    package func markup(rules: inout StyleRules) -> (inner: String, shared: [String]) {
        let declarations = map(\.style.declarations)
        let shared = Self.commonDeclarations(in: declarations)
        var inner = ""
        for (run, declarations) in zip(self, declarations) {
            inner += run.markup(declarations.filter { !shared.contains($0) }, rules: &rules)
        }
        return (inner, shared)
    }

    /// Returns the declarations common to all runs, which apply to the text itself so that its box has the right line
    /// height.
    private static func commonDeclarations(in declarations: [[String]]) -> [String] {
        guard let first = declarations.first else { return [] }
        // An offset from the baseline has an effect only within a line.
        if declarations.count == 1 { return first.filter { !$0.hasPrefix("vertical-align:") } }
        let others = declarations.dropFirst().map { Set($0) }
        let inherited = ["font-", "letter-spacing:", "line-height:", "color:var", "text-transform:"]
        return first.filter { declaration in
            inherited.contains { declaration.hasPrefix($0) } && !declaration.hasSuffix("0.8em")
                && others.allSatisfy { $0.contains(declaration) }
        }
    }
}

extension TextRun {
    /// Returns the markup of the run, with the declarations that differ from the surrounding text.
    fileprivate func markup(_ declarations: [String], rules: inout StyleRules) -> String {
        let inner: String
        switch content {
        case .string(let text):
            let text = escaped(text)
            inner = text.utf8.contains(UInt8(ascii: "\n")) ? text.replacing("\n", with: "<br>") : text
        case .image(let image): inner = image.inlineMarkup(rules: &rules)
        }
        let name = rules.name(for: declarations)
        let attributes = name.isEmpty ? "" : " class=\"\(classNames(name))\""
        if let link {
            return "<a href=\"\(escaped(link))\" target=\"_blank\" rel=\"noopener\"\(attributes)>\(inner)</a>"
        }
        return name.isEmpty ? inner : "<span\(attributes)>\(inner)</span>"
    }
}
