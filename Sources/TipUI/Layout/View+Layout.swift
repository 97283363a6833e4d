public import Foundation

extension View {
    /// Puts room around the view; `nil` is the platform's, 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Puts room around the view on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(EdgeInsets(.all, length))
    }

    /// Puts room around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        BoxModifier(self) { element, _ in element.style.padding = insets }
    }

    /// Gives the view a size; `nil` leaves it as it is.
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

    /// Gives the view bounds for its size; a maximum of `.infinity` fills the room there is.
    ///
    /// Ideal sizes are accepted; the content's own is used.
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

    /// Keeps the view at the size of its content.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at the size of its content; both axes go together.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        BoxModifier(self) { element, _ in element.style.isFixedSize = horizontal || vertical }
    }

    /// Moves the view without moving what is around it.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        BoxModifier(self) { element, _ in
            element.style.offset = CGSize(width: x, height: y)
        }
    }

    /// Moves the view without moving what is around it.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Moves the view against its alignment, by what the closure adds to the guide.
    ///
    /// A guide is measured from where reading begins; from right to left the view moves to the other side.
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

    /// Moves the view against its alignment, by what the closure adds to the guide.
    @preconcurrency
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View {
        offset(y: -computeValue(ViewDimensions()))
    }

    /// Accepted; pages have no areas to keep clear of.
    public nonisolated func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }

    /// Accepted; layers stand in the order they are written.
    public nonisolated func zIndex(_ value: Double) -> some View { self }

    /// Accepted; stacks share their room evenly.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }

    /// Puts a view at an edge of the view.
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

/// Children one upon the other.
package struct OverlayContent: ElementContent {
    package static let kind = ElementKind.overlay

    package static var variations: [Variations<OverlayContent>] {
        var list = Variations(of: OverlayContent())
        list.add { $0.alignment.horizontal = .trailing }
        list.add { $0.alignment.vertical = .top }
        list.add { $0.sizedBy = 0 }
        var sized = Variations(of: OverlayContent(sizedBy: 0))
        sized.add { $0.isBehind = true }
        return [list, sized]
    }

    package var alignment: Alignment
    /// Which child gives the size; `nil` for the largest of all (a `ZStack`).
    ///
    /// A `.overlay` is sized by 0, its base; a `.background` too, with `isBehind` for the others.
    package var sizedBy: Int?
    /// Whether the children that don't give the size lie behind the one that does.
    package var isBehind: Bool

    package init(_ alignment: Alignment = .center, sizedBy: Int? = nil, isBehind: Bool = false) {
        self.alignment = alignment
        self.sizedBy = sizedBy
        self.isBehind = isBehind
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        let children = context.children
        if let sizedBy, children.indices.contains(sizedBy) { return children[sizedBy] }
        return children.reduce(into: []) { $0.formUnion($1) }
    }
}
