/// A part of a list: rows, with a header before them and a footer behind them, which stand outside the rows' card.
package struct SectionContent: ElementContent {
    package static let kind = ElementKind.section

    package static var variations: [Variations<SectionContent>] {
        var list = Variations(of: SectionContent())
        list.add { $0.hasHeader = true }
        list.add { $0.hasFooter = true }
        return [list]
    }

    /// Whether the first child is a header.
    package var hasHeader: Bool
    /// Whether the last child is a footer.
    package var hasFooter: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(hasHeader: Bool = false, hasFooter: Bool = false) {
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
