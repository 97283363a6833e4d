/// The runs of a paragraph and how they are set.
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
