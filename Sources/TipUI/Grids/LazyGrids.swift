public import Foundation

/// A grid that grows downward, with the given columns; all children are made immediately.
///
/// The header and the footer of a section take a line of their own.
public struct LazyVGrid<Content: View> {
    let content: Content
    let layout: GridContent

    /// Makes the grid; a spacing of `nil`, which is the one between its lines, is 8 points.
    ///
    /// `pinnedViews` has no effect: all views scroll.
    public nonisolated init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = GridContent(
            .columns(columns),
            alignment: Alignment(horizontal: alignment, vertical: .center),
            horizontalSpacing: columns.lazy.compactMap(\.spacing).first.map { Double($0) },
            verticalSpacing: spacing.map { Double($0) }
        )
    }
}

@MainActor
extension LazyVGrid: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension LazyVGrid: SingleElementView {}

/// A grid that grows toward the trailing edge, with the given rows; all children are made immediately.
public struct LazyHGrid<Content: View> {
    let content: Content
    let layout: GridContent

    /// Makes the grid; `spacing` is the space between its columns, and `nil` stands for 8 points.
    ///
    /// `pinnedViews` has no effect: all views scroll.
    public nonisolated init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = GridContent(
            .rows(rows),
            alignment: Alignment(horizontal: .center, vertical: alignment),
            horizontalSpacing: spacing.map { Double($0) },
            verticalSpacing: rows.lazy.compactMap(\.spacing).first.map { Double($0) }
        )
    }
}

@MainActor
extension LazyHGrid: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension LazyHGrid: SingleElementView {}
