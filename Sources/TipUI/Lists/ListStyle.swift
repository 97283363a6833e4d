/// How lists look.
public protocol ListStyle: Sendable {}

/// The platform's own look of lists.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's own look.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == GroupedListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of lists; drawn as the platform's own.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}

extension ListStyle where Self == SidebarListStyle {
    /// A look of lists; drawn as the platform's own.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
