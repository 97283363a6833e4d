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

    /// Adds the padding between a page's content and the edges of the window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges)
    }

    /// Adds the padding between a page's content and the edges of the window.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
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
    /// The ideal size applies where no size is proposed: inside `fixedSize()`, and along the axis of a scroll view.
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
            element.style.idealWidth = idealWidth.map { Double($0) }
            element.style.idealHeight = idealHeight.map { Double($0) }
            element.style.minHeight = minHeight.map { Double($0) }
            element.style.maxHeight = maxHeight.map { Double($0) }
            element.style.alignment = alignment
        }
    }

    /// Fixes the view at the size of its content.
    public nonisolated func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes the view at the size of its content on the given axes, even if that is more than there is room for.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        BoxModifier(self) { element, _ in
            if horizontal { element.style.fixedAxes.insert(.horizontal) }
            if vertical { element.style.fixedAxes.insert(.vertical) }
        }
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

    /// Places the middle of the view at a point of the space that is proposed, all of which the view takes.
    ///
    /// Both coordinates count from the leading top corner; negative ones count as 0.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        BoxModifier(self) { element, _ in element.style.position = CGPoint(x: max(0, x), y: max(0, y)) }
    }

    /// Places the middle of the view at a point of the space that is proposed, all of which the view takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
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

    /// Extends a color, a shape or an image to the edges of the window, behind the page's title and bars.
    ///
    /// This has an effect on a view that fills a page, in a background or a `ZStack` that fills it, or in the window
    /// itself. The safe area of other views is theirs already: it ends at the page's title and bars only.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View {
        BoxModifier(self) { element, _ in
            element.style.ignoresSafeArea = regions.contains(.container) && !edges.isDisjoint(with: .vertical)
        }
    }

    /// Extends a color, a shape or an image to the edges of the window; equivalent to `ignoresSafeArea`.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Has no effect: a browser's window has no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: a browser's window has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Sets the order in which overlapping views are drawn: a view with a greater value is in front.
    public nonisolated func zIndex(_ value: Double) -> some View {
        BoxModifier(self) { element, _ in element.style.zIndex = value }
    }

    /// Sets how early a stack gives the view its space.
    ///
    /// A view with a greater priority gets all the space that it wants before the others share the rest; they keep the
    /// width of their longest word. Of several priorities, those above 2 count as 2.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        BoxModifier(self) { element, _ in element.style.layoutPriority = value }
    }

    /// Adds a view at the top or bottom edge of the view, in front of views that ignore the safe area.
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let inset = content().zIndex(1)
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
}

/// The parts of a window that can be outside a view's safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The part that containers take, such as a page's title and bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The part that an on-screen keyboard covers, for which browsers make room themselves.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All parts.
    public static let all = SafeAreaRegions(rawValue: .max)
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
        return context.ofAnyChild.subtracting(.ofOneView)
    }
}

/// The padding between a page's content and the edges of the window.
public struct ScenePadding: Hashable, Sendable {
    private init() {}

    /// The least padding.
    public static let minimum = ScenePadding()
}
