private enum ForegroundLayersKey: EnvironmentKey {
    static var defaultValue: [PaintStyle] { [] }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// The styles of the layers of symbols, when they were given one by one.
    package var foregroundLayers: [PaintStyle] {
        get { self[ForegroundLayersKey.self] }
        set { self[ForegroundLayersKey.self] = newValue }
    }

    /// The accent; `nil` for the app's.
    package var tint: PaintStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The background; `nil` for the page's.
    package var backgroundPaint: PaintStyle? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }

    /// Light or dark; renderers follow the person's own choice, so this stays light.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
