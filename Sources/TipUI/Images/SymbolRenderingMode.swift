/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    package let element: ImageContent.SymbolRenderingMode

    /// All in the foreground.
    public static let monochrome = SymbolRenderingMode(element: .monochrome)
    /// In the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(element: .multicolor)
    /// In ranks of the foreground.
    public static let hierarchical = SymbolRenderingMode(element: .hierarchical)
    /// In colours given one by one.
    public static let palette = SymbolRenderingMode(element: .palette)
}
