public import Foundation

/// A view that arranges its children side by side.
public struct HStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; a spacing of `nil` is the platform's default.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.horizontal(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension HStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension HStack: SingleElementView {}

/// A view that arranges its children one below the other.
public struct VStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; a spacing of `nil` is the platform's default.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.vertical(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension VStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

extension VStack: SingleElementView {}

/// A view that arranges its children on top of one another.
public struct ZStack<Content: View> {
    let content: Content
    let alignment: Alignment

    /// Makes the stack.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

@MainActor
extension ZStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(OverlayContent(alignment)), children: Primitive.Child.content(content))
    }
}

extension ZStack: SingleElementView {}

/// A view that arranges its children one below the other; all children are made immediately.
public struct LazyVStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; a spacing of `nil` is the platform's default.
    ///
    /// `pinnedViews` has no effect: all views scroll.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.vertical(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension LazyVStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

/// A view that arranges its children side by side; all children are made immediately.
public struct LazyHStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; a spacing of `nil` is the platform's default.
    ///
    /// `pinnedViews` has no effect: all views scroll.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        layout = StackContent(.horizontal(alignment), spacing: spacing.map { Double($0) })
    }
}

@MainActor
extension LazyHStack: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(layout), children: Primitive.Child.content(content))
    }
}

/// The views that stay visible while a stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A stack that arranges its children along an axis.
package struct StackContent: ElementContent {
    package static let kind = ElementKind.stack

    package static var variations: [Variations<StackContent>] {
        var list = Variations(of: StackContent(.vertical(.center)))
        list.add { $0.layout = .horizontal(.center) }
        list.add { $0.layout = .vertical(.leading) }
        list.add { $0.spacing = 3 }
        return [list]
    }

    /// The axis of the stack, and the alignment of the children on the other axis.
    package enum Layout: Equatable, Sendable {
        case horizontal(VerticalAlignment)
        case vertical(HorizontalAlignment)
    }

    package var layout: Layout
    /// The space between children in points; `nil` for the platform's default.
    package var spacing: Double?

    package init(_ layout: Layout, spacing: Double? = nil) {
        self.layout = layout
        self.spacing = spacing
    }

    package var axis: Axis {
        switch layout {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    package var stackingAxis: Axis? { axis }

    /// The axes of the children; in a row, the height of a fitted view follows from its width.
    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set {
        var axes = JoinedAxes()
        for child in context.children {
            axes.add(axis == .horizontal && child.contains(.fitted) ? child.subtracting(.vertical) : child)
        }
        return axes.joined.subtracting(.ofOneView)
    }
}
