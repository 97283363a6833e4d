/// A colour or material, as far as renderers need to know it.
package enum PaintStyle: Equatable, Sendable {
    /// A colour of the platform's palette, which has a light and a dark form.
    case system(SystemColor)
    /// Components between 0 and 1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// The text colour of the context, by rank: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    case hierarchical(Int)
    /// The accent of the context.
    case tint
    /// The text colour.
    case foreground
    /// The page's own background.
    case background
    /// A translucent background, by thickness 0 (ultra thin) to 4 (ultra thick).
    case material(Int)
    /// Colours from one point of the unit square to another.
    indirect case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
    /// A style at a part of its opacity.
    indirect case opacity(PaintStyle, Double)

    package struct Stop: Equatable, Sendable {
        package var paint: PaintStyle
        package var location: Double

        package init(paint: PaintStyle, location: Double) {
            self.paint = paint
            self.location = location
        }
    }
}
