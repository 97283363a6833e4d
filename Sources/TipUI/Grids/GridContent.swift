/// A grid of elements.
package struct GridContent: ElementContent {
    package static let kind = ElementKind.grid

    package static var variations: [Variations<GridContent>] {
        var list = Variations(of: GridContent(.columns([GridItem(.fixed(40)), GridItem()])))
        list.add { $0.layout = .rows([GridItem(.fixed(40)), GridItem()]) }
        list.add { $0.alignment.horizontal = .trailing }
        list.add { $0.horizontalSpacing = 3 }
        list.add { $0.verticalSpacing = 3 }
        var rows = Variations(of: GridContent(.rows([GridItem()])))
        rows.add { $0.alignment.vertical = .top }
        var table = Variations(of: GridContent(.table))
        table.add { $0.columns = [GridColumn(), GridColumn(alignment: .trailing, isFlexible: true)] }
        return [list, rows, table]
    }

    package enum Layout: Equatable, Sendable {
        /// The given columns, filled line by line.
        case columns([GridItem])
        /// The given rows, filled column by column.
        case rows([GridItem])
        /// Rows of cells, whose columns follow from the cells.
        case table
    }

    package var layout: Layout
    package var alignment: Alignment
    /// The space between columns in points; `nil` for the platform's default.
    package var horizontalSpacing: Double?
    /// The space between rows in points; `nil` for the platform's default.
    package var verticalSpacing: Double?
    /// The columns of a table, which the graph derives from the cells.
    package var columns: [GridColumn] = []

    package init(
        _ layout: Layout,
        alignment: Alignment = .center,
        horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil
    ) {
        self.layout = layout
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    package var stackingAxis: Axis? { .vertical }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        switch layout {
        case .columns(let items): items.allSatisfy(\.isFixed) ? [] : .horizontal
        case .rows(let items): items.allSatisfy(\.isFixed) ? [] : .vertical
        case .table: context.ofAnyChild
        }
    }
}

/// A row of cells in a table.
package struct GridRowContent: ElementContent {
    package static let kind = ElementKind.gridRow

    package static var variations: [Variations<GridRowContent>] {
        var list = Variations(of: GridRowContent(alignment: .center))
        list.add { $0.alignment.horizontal = .trailing }
        list.add { $0.alignment.vertical = .top }
        return [list]
    }

    /// The alignment of the cells.
    package var alignment: Alignment
    package var stackingAxis: Axis? { .horizontal }

    package init(alignment: Alignment) {
        self.alignment = alignment
    }
}

/// The placement of a cell in a grid.
package struct GridCell: Equatable, Sendable {
    /// The number of columns that the cell spans.
    package var span: Int
    package var anchor: UnitPoint?
    /// The alignment of all cells in the cell's column.
    package var columnAlignment: HorizontalAlignment?
    /// The axes on which the cell doesn't count for the size of its column and row.
    package var unsizedAxes: Axis.Set

    package init(span: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: Axis.Set = []) {
        self.span = span
        self.anchor = anchor
        self.unsizedAxes = unsizedAxes
    }
}

/// A column of a table.
package struct GridColumn: Equatable, Sendable {
    package var alignment: HorizontalAlignment?
    /// Whether a cell of the column fills the available width.
    package var isFlexible: Bool

    package init(alignment: HorizontalAlignment? = nil, isFlexible: Bool = false) {
        self.alignment = alignment
        self.isFlexible = isFlexible
    }

    /// Returns the columns of a table's node; `nil` for other nodes.
    @MainActor
    static func columns(of node: Node, _ element: Element) -> [GridColumn]? {
        guard let grid = element.content as? GridContent, grid.layout == .table else { return nil }
        var columns: [GridColumn] = []
        for row in node.elementsBelow where row.element?.content is GridRowContent {
            var place = 0
            for style in row.elementsBelow.compactMap({ $0.element?.style }) {
                let span = style.cell?.span ?? 1
                while columns.count < place + span { columns.append(GridColumn()) }
                if let alignment = style.cell?.columnAlignment { columns[place].alignment = alignment }
                let isUnsized = style.cell?.unsizedAxes.contains(.horizontal) ?? false
                if span == 1, style.flexibleAxes.contains(.horizontal), !isUnsized { columns[place].isFlexible = true }
                place += span
            }
        }
        return columns
    }
}
