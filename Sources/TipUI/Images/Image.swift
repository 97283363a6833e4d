public import Foundation

/// A picture: a system symbol, or a file of the app.
public struct Image: Equatable, Sendable {
    package let source: ImageContent.Source
    package var label: String?
    package var patch: TextPatch {
        _read { yield patchBox.value }
        _modify { yield &patchBox.value }
    }
    private var patchBox = TextPatch.plain
    package var isResizable = false
    package var scale: Scale?
    package var symbolMode: SymbolRenderingMode?

    /// Makes the picture of a system symbol; assistive technology says its name.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = systemName
    }

    /// Makes the picture of a system symbol; the value is accepted, the whole symbol is drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Makes a picture of a file among the app's resources; assistive technology says its name.
    public init(_ name: String) {
        source = .named(name)
        label = name
    }

    /// Makes a picture of a file among the app's resources that assistive technology leaves out.
    public init(decorative name: String) {
        source = .named(name)
        label = nil
    }

    /// How large a symbol is beside its text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large
    }

    /// Whether a picture is drawn in its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground's.
        case template
        /// In its own.
        case original
    }

    /// How a picture fills more room than it has.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }
}

extension Image {
    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Lets the picture take the size of its frame; it is stretched as a whole, whatever the mode and the insets.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.isResizable = true }
    }

    /// Sets how the layers of a symbol are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolMode = $0.symbolMode ?? mode }
    }
    /// Sets whether a symbol is drawn in its own colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        renderingMode == .original ? symbolRenderingMode(.multicolor) : self
    }
    /// Sets how large the symbol is beside its text.
    public func imageScale(_ scale: Scale) -> Image { changed { $0.scale = $0.scale ?? scale } }
    /// Sets the font that gives a symbol its size.
    public func font(_ font: Font?) -> Image { changed { $0.patch.font = $0.patch.font ?? font } }
}

extension Image {
    package func content(within outer: TextPatch, in environment: EnvironmentValues) -> ImageContent {
        let layers = environment.foregroundLayers
        let mode = symbolMode ?? environment.symbolRenderingMode
        return ImageContent(
            source: source,
            label: label,
            style: patch.within(outer).style(in: environment),
            scale: scale ?? environment.imageScale,
            renderingMode: mode ?? (layers.count > 1 ? .palette : .monochrome),
            isResizable: isResizable,
            contentMode: environment.imageFit?.mode,
            aspectRatio: environment.imageFit?.ratio,
            layers: layers.map { $0.resolved(in: environment) }
        )
    }

    func run(within outer: TextPatch, link: String?, in environment: EnvironmentValues) -> TextRun {
        let content = content(within: outer, in: environment)
        return TextRun(.image(content), style: content.style, link: link)
    }
}

@MainActor
extension Image: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(content(within: environment.textPatch, in: environment)))
    }
}

extension Image: SingleElementView {}

/// How a picture takes the room it has.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it is seen.
    case fit
    /// All the room is filled.
    case fill
}

/// How resizable pictures take the room they have.
package struct ImageFit: Equatable, Sendable {
    package var mode: ContentMode
    package var ratio: Double?
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    package let kind: Kind

    /// All in the foreground.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In ranks of the foreground.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In colours given one by one.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension View {
    /// Sets how large symbols below are beside their text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        EnvironmentModifier(content: self) { $0.imageScale = scale }
    }

    /// Sets how the layers of symbols below are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        EnvironmentModifier(content: self) { $0.symbolRenderingMode = mode }
    }

    /// Lets resizable pictures below fill or fit their room in a ratio of width to height.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        EnvironmentModifier(content: self) {
            $0.imageFit = ImageFit(mode: contentMode, ratio: aspectRatio.map { Double($0) })
        }
    }

    /// Lets resizable pictures below fill or fit their room in the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Lets resizable pictures below be seen whole.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Lets resizable pictures below fill all of their room.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
