private enum TextPatchKey: EnvironmentKey {
    static var defaultValue: TextPatch { TextPatch() }
}

private enum ForegroundLayersKey: EnvironmentKey {
    static var defaultValue: [PaintStyle] { [] }
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ImageFitKey: EnvironmentKey {
    static var defaultValue: ImageFit? { nil }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

private enum ButtonChoiceKey: EnvironmentKey {
    static var defaultValue: ButtonChoice { .look(.automatic) }
}

private enum NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
    /// The style of text.
    package var textPatch: TextPatch {
        get { self[TextPatchKey.self] }
        set { self[TextPatchKey.self] = newValue }
    }

    /// The styles of the layers of symbols, when they were given one by one.
    package var foregroundLayers: [PaintStyle] {
        get { self[ForegroundLayersKey.self] }
        set { self[ForegroundLayersKey.self] = newValue }
    }

    /// Where the lines of a text stand beside one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// How many lines a text may take; `nil` for any.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How large a symbol is beside its text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the layers of a symbol are coloured; `nil` for the symbol's own way.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How resizable pictures take the room they have.
    package var imageFit: ImageFit? {
        get { self[ImageFitKey.self] }
        set { self[ImageFitKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// The accent; `nil` for the app's.
    package var tint: PaintStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The ground; `nil` for the page's.
    package var backgroundPaint: PaintStyle? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }

    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Light or dark; renderers follow the person's own choice, so this stays light.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The direction of reading: which sides leading and trailing are, and where `forward` leads.
    public var layoutDirection: LayoutDirection {
        get { statedLayoutDirection ?? .leftToRight }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The direction of reading that was set; `nil` where none was, so that the renderer's own stands.
    var statedLayoutDirection: LayoutDirection? { self[LayoutDirectionKey.self] }

    /// How large a person wants text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How buttons look.
    package var buttonChoice: ButtonChoice {
        get { self[ButtonChoiceKey.self] }
        set { self[ButtonChoiceKey.self] = newValue }
    }

    /// The navigation stack around a view.
    package var navigation: NavigationPlace? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }

    /// The font of text; `nil` for the platform's.
    public var font: Font? {
        get { textPatch.font }
        set { textPatch.font = newValue }
    }
}

/// How resizable pictures take the room they have.
package struct ImageFit: Equatable, Sendable {
    package var mode: ContentMode
    package var ratio: Double?
}
