/// A picture, by the name of a system symbol or of a file of the app.
package struct ImageContent: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// A symbol of the set that renderers draw, by its system name.
        case symbol(String)
        /// A picture among the app's resources.
        case named(String)
    }

    package var source: Source
    /// What assistive technology says; `nil` for decoration.
    package var label: String?
    package var style: TextStyle
    package var scale: ImageScale
    package var renderingMode: SymbolRenderingMode
    package var isResizable: Bool
    package var contentMode: ContentMode?
    package var aspectRatio: Double?
    /// Colours of the symbol's layers, first to third, when they were given one by one.
    package var layers: [PaintStyle]

    package init(
        source: Source,
        label: String? = nil,
        style: TextStyle = TextStyle(),
        scale: ImageScale = .medium,
        renderingMode: SymbolRenderingMode = .monochrome,
        isResizable: Bool = false,
        contentMode: ContentMode? = nil,
        aspectRatio: Double? = nil,
        layers: [PaintStyle] = []
    ) {
        self.source = source
        self.label = label
        self.style = style
        self.scale = scale
        self.renderingMode = renderingMode
        self.isResizable = isResizable
        self.contentMode = contentMode
        self.aspectRatio = aspectRatio
        self.layers = layers
    }

    /// How large a symbol is beside its text.
    package enum ImageScale: Equatable, Sendable { case small, medium, large }
    /// How a symbol's layers are coloured.
    package enum SymbolRenderingMode: Equatable, Sendable { case monochrome, multicolor, hierarchical, palette }
    /// How a resizable picture fills its frame.
    package enum ContentMode: Equatable, Sendable { case fit, fill }
}
