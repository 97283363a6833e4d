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
