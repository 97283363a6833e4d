public import Foundation

/// A grid whose columns are as wide as their widest cells.
///
/// Each `GridRow` is a row of cells; any other view is a row of its own, as wide as the grid.
public struct Grid<Content: View> {
    let content: Content
    let layout: GridContent

    /// Makes the grid; a spacing of `nil` is 8 points.
    public nonisolated init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = GridContent(
            .table,
            alignment: alignment,
            horizontalSpacing: horizontalSpacing.map { Double($0) },
            verticalSpacing: verticalSpacing.map { Double($0) }
        )
    }
}

@MainActor
extension Grid: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let alignment = layout.alignment
        return Primitive(
            Element(layout),
            children: Primitive.Child.content(content),
            transformEnvironment: { $0.gridAlignment = alignment }
        )
    }
}

extension Grid: SingleElementView {}

/// A row of a `Grid`; each view in it is a cell.
public struct GridRow<Content: View> {
    let content: Content
    let alignment: VerticalAlignment?

    /// Makes the row; an alignment of `nil` is the grid's.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.alignment = alignment
    }
}

@MainActor
extension GridRow: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var cells = environment.gridAlignment
        if let alignment { cells.vertical = alignment }
        return Primitive(Element(GridRowContent(alignment: cells)), children: Primitive.Child.content(content))
    }
}

extension GridRow: SingleElementView {}

private enum GridAlignmentKey: EnvironmentKey {
    static var defaultValue: Alignment { .center }
}

extension EnvironmentValues {
    /// The alignment of cells in the enclosing `Grid`.
    fileprivate var gridAlignment: Alignment {
        get { self[GridAlignmentKey.self] }
        set { self[GridAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a cell that spans several columns of its grid.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        ElementModifier(self) { $0.cell.span = max(1, count) }
    }

    /// Aligns all cells of the view's column; of several cells of a column, the last one's applies.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        ElementModifier(self) { $0.cell.columnAlignment = guide }
    }

    /// Aligns the view in its cell: at the start, the center or the end of each axis, whichever is nearest.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        ElementModifier(self) { $0.cell.anchor = anchor }
    }

    /// Keeps the view from making its column wider, or its row higher, than other cells do.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        ElementModifier(self) { $0.cell.unsizedAxes = axes }
    }
}

extension Element {
    /// The element as a cell of a grid.
    fileprivate var cell: GridCell {
        get { style.cell ?? GridCell() }
        set { style.cell = newValue }
    }
}
