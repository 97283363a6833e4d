public import Foundation

/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// A list style that renderers draw by its look.
protocol BuiltInListStyle: ListStyle {
    var look: ListContent.Look { get }
}

/// The platform's default list style, with sections in rounded cards.
public struct DefaultListStyle: BuiltInListStyle {
    var look: ListContent.Look { .insetGrouped }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default style, with sections in rounded cards.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list style without cards, whose section headers stay in sight while their sections scroll.
public struct PlainListStyle: BuiltInListStyle {
    var look: ListContent.Look { .plain }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A list style without cards, whose section headers stay in sight while their sections scroll.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list style without cards, whose rows are inset from the list's edges.
public struct InsetListStyle: BuiltInListStyle {
    var look: ListContent.Look { .inset }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A list style without cards, whose rows are inset from the list's edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style with sections in cards whose corners aren't rounded.
public struct GroupedListStyle: BuiltInListStyle {
    var look: ListContent.Look { .grouped }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style with sections in cards whose corners aren't rounded.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list style with sections in rounded cards.
public struct InsetGroupedListStyle: BuiltInListStyle {
    var look: ListContent.Look { .insetGrouped }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style with sections in rounded cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list style without cards and separators, for the views that an app consists of.
public struct SidebarListStyle: BuiltInListStyle {
    var look: ListContent.Look { .sidebar }

    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style without cards and separators, for the views that an app consists of.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    /// The space in points; `nil` for the default of the list's style.
    let length: Double?

    /// The default of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less space than by default.
    public static let compact = ListSectionSpacing(length: 10)

    /// A space in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: Double(spacing)) }
}

private enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListContent.Look { .insetGrouped }
}

private enum ScrollBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: Double? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
    /// The look of lists.
    var listLook: ListContent.Look {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// Whether lists and forms have a background of their own.
    var hasScrollBackground: Bool {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }

    /// The space between the rows of lists, in points; `nil` for rows that share a card.
    var listRowSpacing: Double? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// The space between the sections of lists.
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in this view; forms always have the platform's style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        let look = (style as? any BuiltInListStyle)?.look ?? .insetGrouped
        return EnvironmentModifier(content: self) { $0.listLook = look }
    }

    /// Sets whether the lists and forms in this view have a background of their own; without it, what is behind them is
    /// seen between their rows.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentModifier(content: self) { $0.hasScrollBackground = visibility != .hidden }
    }

    /// Sets the space between the rows of the lists in this view, in points; each row gets a card of its own.
    ///
    /// - Parameter spacing: The space; `nil` for rows that share a card.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        EnvironmentModifier(content: self) { $0.listRowSpacing = spacing.map { Double($0) } }
    }

    /// Sets the space after the sections in this view, which can be a list or a single section.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        EnvironmentModifier(content: self) { $0.listSectionSpacing = spacing }
    }

    /// Sets the space after the sections in this view, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
