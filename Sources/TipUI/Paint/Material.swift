/// A translucent ground, by its thickness.
public struct Material: PaintedShapeStyle, Equatable {
    package let thickness: Int

    package var paintStyle: PaintStyle { .material(thickness) }

    /// The most translucent ground.
    public static let ultraThin = Material(thickness: 0)
    /// A very translucent ground.
    public static let thin = Material(thickness: 1)
    /// A translucent ground.
    public static let regular = Material(thickness: 2)
    /// A barely translucent ground.
    public static let thick = Material(thickness: 3)
    /// The least translucent ground.
    public static let ultraThick = Material(thickness: 4)
    /// The ground of bars.
    public static let bar = Material(thickness: 2)
}

extension ShapeStyle where Self == Material {
    /// The most translucent ground.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A very translucent ground.
    public static var thinMaterial: Material { .thin }
    /// A translucent ground.
    public static var regularMaterial: Material { .regular }
    /// A barely translucent ground.
    public static var thickMaterial: Material { .thick }
    /// The least translucent ground.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of bars.
    public static var bar: Material { .bar }
}
