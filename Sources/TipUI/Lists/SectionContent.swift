/// A part of a list or a menu: rows, with a header before them and a footer behind them, which stand outside the rows' card.
package struct SectionContent: ElementContent {
    package static let kind = ElementKind.section

    package static var variations: [Variations<SectionContent>] {
        var list = Variations(of: SectionContent())
        list.add { $0.hasHeader = true }
        list.add { $0.hasFooter = true }
        list.add { $0.isInMenu = true }
        return [list]
    }

    /// Whether the first child is a header.
    package var hasHeader: Bool
    /// Whether the last child is a footer.
    package var hasFooter: Bool
    /// Whether it is a part of a menu, with items in the place of rows.
    package var isInMenu: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(hasHeader: Bool = false, hasFooter: Bool = false, isInMenu: Bool = false) {
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
        self.isInMenu = isInMenu
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
