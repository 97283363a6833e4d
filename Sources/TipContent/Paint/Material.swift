/// A translucent background of a certain thickness.
public struct Material: PaintedShapeStyle, Equatable {
    package let thickness: Int

    package var paintStyle: PaintStyle { .material(thickness) }

    /// The most translucent background.
    public static let ultraThin = Material(thickness: 0)
    /// A very translucent background.
    public static let thin = Material(thickness: 1)
    /// A translucent background.
    public static let regular = Material(thickness: 2)
    /// A barely translucent background.
    public static let thick = Material(thickness: 3)
    /// The least translucent background.
    public static let ultraThick = Material(thickness: 4)
    /// The background of bars.
    public static let bar = Material(thickness: 5)
}

extension ShapeStyle where Self == Material {
    /// The most translucent background.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A very translucent background.
    public static var thinMaterial: Material { .thin }
    /// A translucent background.
    public static var regularMaterial: Material { .regular }
    /// A barely translucent background.
    public static var thickMaterial: Material { .thick }
    /// The least translucent background.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The background of bars.
    public static var bar: Material { .bar }
}
