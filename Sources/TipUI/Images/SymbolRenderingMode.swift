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
