@MainActor
extension Text: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(
                TextContent(
                    runs: runs(in: environment),
                    alignment: environment.multilineTextAlignment,
                    lineLimit: environment.lineLimit,
                    lineSpacing: environment.lineSpacing == 0 ? nil : Double(environment.lineSpacing),
                    isTruncatedAtHead: environment.lineLimit == 1 && environment.truncationMode == .head,
                    isSelectable: environment.isTextSelectable
                )
            )
        )
    }
}

extension Text: SingleElementView {}

/// A paragraph of styled runs, without children.
package struct TextContent: Equatable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    package var lineLimit: Int?
    /// The space in points that is added between lines.
    package var lineSpacing: Double?
    /// Whether the beginning of a line that is too long is left out, rather than its end.
    package var isTruncatedAtHead: Bool
    /// The heading level for assistive technology, 1 to 6; `nil` for plain text.
    package var headingLevel: Int?
    /// Whether a person can select the text; `nil` if the renderer decides.
    package var isSelectable: Bool?

    package init(
        runs: [TextRun],
        alignment: TextAlignment = .leading,
        lineLimit: Int? = nil,
        lineSpacing: Double? = nil,
        isTruncatedAtHead: Bool = false,
        headingLevel: Int? = nil,
        isSelectable: Bool? = nil
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.lineSpacing = lineSpacing
        self.isTruncatedAtHead = isTruncatedAtHead
        self.headingLevel = headingLevel
        self.isSelectable = isSelectable
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
        list.add { $0.lineSpacing = 4 }
        list.add { $0.isTruncatedAtHead = true }
        list.add { $0.headingLevel = 3 }
        list.add { $0.isSelectable = true }
        list.add { $0.isSelectable = false }
        return [list]
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}

extension TextStyle {
    /// Styles that each differ from the first style in one property; together they cover every property.
    package static var variations: Variations<TextStyle> {
        var list = Variations(of: TextStyle())
        list.add { $0.size = .style(.title) }
        list.add { $0.size = .points(20) }
        list.add { $0.weight = .bold }
        list.add { $0.design = .serif }
        list.add { $0.width = .expanded }
        list.add { $0.isItalic = true }
        list.add { $0.isUnderlined = true }
        list.add { $0.isStruckThrough = true }
        list.add { $0.isMonospacedDigit = true }
        list.add { $0.smallCapitals = .lowercase }
        list.add { $0.smallCapitals = .uppercase }
        list.add { $0.smallCapitals = [.lowercase, .uppercase] }
        list.add { $0.paint = .system(.red) }
        list.add { $0.textCase = .uppercase }
        list.add { $0.scale = .secondary }
        list.add { $0.letterSpacing = 2 }
        list.add { $0.baselineOffset = 4 }
        return list
    }
}
