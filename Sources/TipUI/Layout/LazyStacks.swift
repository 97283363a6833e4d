public import Foundation

/// Views below one another; all are made at once.
public struct LazyVStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; `nil` as spacing is the platform's.
    ///
    /// Pinned views are accepted and scroll along.
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

/// Views beside one another; all are made at once.
public struct LazyHStack<Content: View> {
    let content: Content
    let layout: StackContent

    /// Makes the stack; `nil` as spacing is the platform's.
    ///
    /// Pinned views are accepted and scroll along.
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

/// Which views stay visible while a stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
