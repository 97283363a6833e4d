/// The appearance of tab views; the built-in styles are the only ones.
public protocol TabViewStyle: Sendable {}

/// How a tab view is drawn.
struct TabStyle: Equatable {
    var isPaged = false
    /// The number of tabs from which the bar is drawn.
    var minimumForBar = 1
}

private protocol BuiltInTabViewStyle {
    var style: TabStyle { get }
}

/// A tab view's default style: a bar at the bottom of a narrow window, and on top of a wide one.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A style with a bar of tabs, which is the default style.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A style for many tabs; it is drawn as the default style, without a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs, without a sidebar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A style whose tabs are pages in a row, through which a person scrolls.
public struct PageTabViewStyle: TabViewStyle, BuiltInTabViewStyle {
    /// Whether the row of dots is shown.
    public struct IndexDisplayMode: Sendable {
        fileprivate enum Kind: Sendable { case automatic, always, never }

        fileprivate let kind: Kind

        /// With more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(kind: .always)
        /// Never.
        public static let never = IndexDisplayMode(kind: .never)
    }

    private let mode: IndexDisplayMode

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    var style: TabStyle {
        switch mode.kind {
        case .automatic: TabStyle(isPaged: true, minimumForBar: 2)
        case .always: TabStyle(isPaged: true)
        case .never: TabStyle(isPaged: true, minimumForBar: .max)
        }
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages in a row.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages in a row, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabStyleKey: EnvironmentKey {
    static var defaultValue: TabStyle { TabStyle() }
}

extension EnvironmentValues {
    /// How the tab views in a view are drawn.
    var tabStyle: TabStyle {
        get { self[TabStyleKey.self] }
        set { self[TabStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    public nonisolated func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
        let style = (style as? any BuiltInTabViewStyle)?.style ?? TabStyle()
        return EnvironmentModifier(content: self) { $0.tabStyle = style }
    }
}
