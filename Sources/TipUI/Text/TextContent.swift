/// A paragraph: styled runs and how they are set; has no children.
package struct TextContent: Equatable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    package var lineLimit: Int?
    /// The heading level for assistive technology, 1 to 6; `nil` for plain text.
    package var headingLevel: Int?

    package init(
        runs: [TextRun],
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        headingLevel: Int? = nil
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.headingLevel = headingLevel
    }
}

extension TextContent: ElementContent {
    package static let kind = ElementKind.text

    package static var variations: [Variations<TextContent>] {
        let styles = TextStyle.variations
        var list = Variations(of: TextContent(runs: [TextRun(.string("a"), style: styles.pattern)]))
        list.add { $0.runs = [TextRun(.string("b & c"), style: styles.pattern)] }
        list.add { $0.runs = [TextRun(.string("a"), style: styles.pattern, link: "https://a.example")] }
        for style in styles.others { list.add { $0.runs = [TextRun(.string("a"), style: style)] } }
        list.add { $0.alignment = .center }
        list.add { $0.lineLimit = 2 }
        list.add { $0.headingLevel = 3 }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
