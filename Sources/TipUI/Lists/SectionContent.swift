/// A part of a list: rows, with a header before them and a footer behind them, which stand outside the rows' card.
package struct SectionContent: Equatable, Sendable {
    /// Whether the first child is a header.
    package var hasHeader: Bool
    /// Whether the last child is a footer.
    package var hasFooter: Bool

    package init(hasHeader: Bool = false, hasFooter: Bool = false) {
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
    }
}
