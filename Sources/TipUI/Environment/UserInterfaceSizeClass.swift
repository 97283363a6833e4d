import Foundation

/// Whether there is little or much space in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// There is little space, as on a phone.
    case compact
    /// There is much space.
    case regular
}

/// The window of a page, whose size the client reports while a view depends on it.
struct PageWindow {
    /// The size classes of the window; those of a phone held upright until the client has reported the size.
    struct Classes: Equatable {
        var horizontal = UserInterfaceSizeClass.compact
        var vertical = UserInterfaceSizeClass.regular
    }

    private let classes = StateBox(Classes())
    private let wanted = StateBox(false)

    /// Whether a view has read the classes.
    var isWanted: Bool { wanted.value }

    /// Returns the classes, and makes the client report the size from now on.
    func readClasses() -> Classes {
        wanted.value = true
        return classes.value
    }

    /// Sets the classes to those of a size that the client has reported.
    func resize(to size: CGSize) {
        classes.value = Classes(
            horizontal: size.width < 600 ? .compact : .regular,
            vertical: size.height < 480 ? .compact : .regular
        )
    }
}

private enum PageWindowKey: EnvironmentKey {
    static var defaultValue: PageWindow? { nil }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// Whether the window is wide: regular from 600 pixels.
    ///
    /// The browser reports the width of its window after it has drawn the page, and when the width changes. Before that,
    /// and without script, the class is compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? window?.readClasses().horizontal }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Whether the window is tall: regular from 480 pixels.
    ///
    /// Before the browser has reported the height, and without script, the class is regular.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? window?.readClasses().vertical }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The window of the view's page; `nil` for views that aren't on a page.
    var window: PageWindow? {
        get { self[PageWindowKey.self] }
        set { self[PageWindowKey.self] = newValue }
    }
}
