public import Foundation

extension View {
    /// Adds padding to the given edges of the view; `nil` is the platform's default of 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Adds padding to all edges of the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Adds padding around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        BoxModifier(self) { element, _ in element.style.padding = insets }
    }

    /// Sets the size of the view; `nil` leaves a dimension unchanged.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        BoxModifier(self) { element, _ in
            element.style.width = width.map { Double($0) }
            element.style.height = height.map { Double($0) }
            element.style.alignment = alignment
        }
    }

    /// Sets minimum and maximum sizes of the view; a maximum of `.infinity` fills the available space.
    ///
    /// Ideal sizes have no effect; the content's own size is used.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        BoxModifier(self) { element, _ in
            element.style.minWidth = minWidth.map { Double($0) }
            element.style.maxWidth = maxWidth.map { Double($0) }
            element.style.minHeight = minHeight.map { Double($0) }
            element.style.maxHeight = maxHeight.map { Double($0) }
            element.style.alignment = alignment
        }
    }

    /// Fixes the view at the size of its content.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes the view at the size of its content; fixing one axis fixes both.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        BoxModifier(self) { element, _ in element.style.isFixedSize = horizontal || vertical }
    }

    /// Moves the view without moving the views around it.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        BoxModifier(self) { element, _ in
            element.style.offset = CGSize(width: x, height: y)
        }
    }

    /// Moves the view without moving the views around it.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the view toward the leading edge, by the number of points that the closure returns.
    ///
    /// A negative value moves the view toward the trailing edge.
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        let value = Double(computeValue(ViewDimensions()))
        return BoxModifier(self) { element, environment in
            let x = environment.layoutDirection == .rightToLeft ? value : -value
            element.style.offset = CGSize(width: x, height: 0)
        }
    }

    /// Moves the view up, by the number of points that the closure returns.
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        offset(y: -computeValue(ViewDimensions()))
    }

    /// Has no effect; pages have no safe areas.
    public nonisolated func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }

    /// Has no effect; overlapping views are drawn in source order.
    public nonisolated func zIndex(_ value: Double) -> some View { self }

    /// Has no effect; stacks divide their space evenly.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }

    /// Adds a view at the top or bottom edge of the view.
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
}

/// A container that draws its children on top of one another.
package struct OverlayContent: ElementContent {
    package static let kind = ElementKind.overlay

    package static var variations: [Variations<OverlayContent>] {
        var list = Variations(of: OverlayContent())
        list.add { $0.alignment.horizontal = .trailing }
        list.add { $0.alignment.vertical = .top }
        list.add { $0.sizingChild = 0 }
        var sized = Variations(of: OverlayContent(sizingChild: 0))
        sized.add { $0.isBehind = true }
        return [list, sized]
    }

    package var alignment: Alignment
    /// The index of the child that determines the size; `nil` for the largest child, as in a `ZStack`.
    ///
    /// In an `.overlay` and in a `.background`, child 0, which is the base, determines the size; a `.background` also
    /// sets `isBehind`.
    package var sizingChild: Int?
    /// Whether the other children are behind the child that determines the size.
    package var isBehind: Bool

    package init(_ alignment: Alignment = .center, sizingChild: Int? = nil, isBehind: Bool = false) {
        self.alignment = alignment
        self.sizingChild = sizingChild
        self.isBehind = isBehind
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        let children = context.children
        if let sizingChild, children.indices.contains(sizingChild) { return children[sizingChild] }
        return children.reduce(into: []) { $0.formUnion($1) }
    }
}
