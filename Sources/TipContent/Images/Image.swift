public import Foundation

/// A view that shows a system symbol or an image from the app's resources.
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

    /// Makes an image of a system symbol; assistive technology reads the symbol's name.
    public init(systemName: String) {
        source = .symbol(systemName)
        label = systemName
    }

    /// Makes an image of a system symbol; `variableValue` has no effect, and the whole symbol is drawn.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Makes an image from a file in the app's resources; assistive technology reads the image's name.
    ///
    /// - Parameter bundle: The bundle that has the file, such as `.module`; `nil` for the resources of the app's target.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(ResourceFolders.name(of: name, in: bundle))
        label = name
    }

    /// Makes a decorative image, which assistive technology skips, from a file in the app's resources.
    ///
    /// - Parameter bundle: The bundle that has the file, such as `.module`; `nil` for the resources of the app's target.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(ResourceFolders.name(of: name, in: bundle))
        label = nil
    }

    /// The image without a label.
    package var decorative: Image {
        var image = self
        image.label = nil
        return image
    }

    /// Makes an image of a picture on the web.
    package init(remote url: URL) {
        source = .remote(url.absoluteString)
        label = nil
    }

    /// The size of a symbol relative to its text.
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large
    }

    /// Whether an image is drawn in its own colors; without effect.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground color.
        case template
        /// In its own colors.
        case original
    }

    /// How an image fills a frame that is larger than the image.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated.
        case tile
        /// The image is stretched.
        case stretch
    }
}

extension Image {
    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// Makes the image fill its frame; the whole image is stretched, because `capInsets` and `resizingMode` have no
    /// effect.
    ///
    /// `scaledToFit()` and `scaledToFill()` keep its ratio.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.isResizable = true }
    }

    /// Sets how the layers of a symbol are colored.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolMode = $0.symbolMode ?? mode }
    }
    /// Changes nothing visible: pictures have their own colors, and symbols have none.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        renderingMode == .original ? symbolRenderingMode(.multicolor) : self
    }
    /// Sets the size of the symbol relative to its text.
    public func imageScale(_ scale: Scale) -> Image { changed { $0.scale = $0.scale ?? scale } }
    /// Sets the font that determines the size of a symbol.
    public func font(_ font: Font?) -> Image { changed { $0.patch.font = $0.patch.font ?? font } }
}

extension Image {
    package func content(within outer: TextPatch, in environment: EnvironmentValues) -> ImageContent {
        let layers = environment.foregroundLayers
        let mode = symbolMode ?? environment.symbolRenderingMode
        return ImageContent(
            source: source,
            label: label,
            style: patch.inheriting(outer).style(in: environment),
            scale: scale ?? environment.imageScale,
            renderingMode: mode ?? (layers.count > 1 ? .palette : .monochrome),
            isResizable: isResizable,
            contentMode: environment.imageFit,
            layers: layers.map { $0.resolved(in: environment) }
        )
    }

    func run(within outer: TextPatch, link: String?, in environment: EnvironmentValues) -> TextRun {
        let content = content(within: outer, in: environment)
        return TextRun(.image(content), style: content.style, link: link)
    }
}

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

    package let kind: Kind

    /// All layers in the foreground color.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The same as `monochrome`, since symbols have no colors of their own.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Each layer in another level of the foreground style.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Each layer in the style that `foregroundStyle` set for that layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
}
