/// The light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The color scheme that the views of a page prefer; `nil` for the person's preference.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

private enum PageColorSchemeKey: EnvironmentKey {
    static var defaultValue: StateBox<ColorScheme?>? { nil }
}

extension EnvironmentValues {
    /// The color scheme that the page's views prefer; light if they prefer none, because only the browser knows what the
    /// person prefers.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? pageColorScheme?.value ?? .light }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The storage of the page's color scheme; `nil` for views that aren't on a page.
    var pageColorScheme: StateBox<ColorScheme?>? {
        get { self[PageColorSchemeKey.self] }
        set { self[PageColorSchemeKey.self] = newValue }
    }
}
