private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ImageFitKey: EnvironmentKey {
    static var defaultValue: ImageFit? { nil }
}

extension EnvironmentValues {
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
}
