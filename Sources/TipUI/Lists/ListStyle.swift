/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// The platform's default list style.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list style that is drawn as the platform's default style.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style that is drawn as the platform's default style.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Has no effect; lists always have the platform's style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }
}
