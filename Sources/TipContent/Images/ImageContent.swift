/// An image, given by the name of a system symbol or of a file in the app's resources; it has no children.
package struct ImageContent: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A symbol from the set that renderers draw, by its system name.
        case symbol(String)
        /// An image in the app's resources, by its name.
        case named(String)
        /// A picture on the web, by its address.
        case remote(String)
    }

    package var source: Source
    /// The accessibility label; `nil` for a decorative image.
    package var label: String?
    package var style: TextStyle
    package var scale: Image.Scale
    package var renderingMode: SymbolRenderingMode
    package var isResizable: Bool
    /// How a resizable image keeps its ratio; `nil` if the image is stretched.
    package var contentMode: ContentMode?
    /// Whether the image is part of a text or beside its own text, and has the text's color.
    package var isBesideText: Bool
    /// The colors of the symbol's layers, first to third, if they were set individually.
    package var layers: [PaintStyle]

    package init(
        source: Source,
        label: String? = nil,
        style: TextStyle = TextStyle(),
        scale: Image.Scale = .medium,
        renderingMode: SymbolRenderingMode = .monochrome,
        isResizable: Bool = false,
        contentMode: ContentMode? = nil,
        isBesideText: Bool = false,
        layers: [PaintStyle] = []
    ) {
        self.source = source
        self.label = label
        self.style = style
        self.scale = scale
        self.renderingMode = renderingMode
        self.isResizable = isResizable
        self.contentMode = contentMode
        self.isBesideText = isBesideText
        self.layers = layers
    }
}

/// How a view with a fixed ratio uses the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is inside the proposed size.
    case fit
    /// The view fills the proposed size.
    case fill
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private enum ImageFitKey: EnvironmentKey {
    static var defaultValue: ContentMode? { nil }
}

extension EnvironmentValues {
    /// The size of symbols relative to their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the layers of symbols are colored; `nil` for the default.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How resizable images keep their ratio; `nil` if they are stretched.
    package var imageFit: ContentMode? {
        get { self[ImageFitKey.self] }
        set { self[ImageFitKey.self] = newValue }
    }
}
