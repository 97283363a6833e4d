/// A color of the platform's palette, which has light and dark variants, or a color made of components.
public struct Color: PaintedShapeStyle, Hashable {
    package enum Source: Hashable, Sendable {
        case system(SystemColor)
        case components(red: Double, green: Double, blue: Double)
        case adaptive(light: Components, dark: Components)
        indirect case mixed(Color, Color, fraction: Double, isPerceptual: Bool)
    }

    package let source: Source
    package let alpha: Double

    package init(_ source: Source, alpha: Double = 1) {
        self.source = source
        self.alpha = alpha
    }

    /// The color space of a color's components; has no effect on drawing, which treats all components as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard color space of the web.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// A color space with a wider gamut.
        case displayP3
    }

    /// Creates a color from components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
    }

    /// Creates a gray between black (0) and white (1).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.components(red: white, green: white, blue: white), alpha: opacity)
    }

    /// Creates a color from a hue, saturation and brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(.components(red: component(5), green: component(3), blue: component(1)), alpha: opacity)
    }

    /// The components of a color in sRGB, between 0 and 1.
    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// Creates a color that differs between the light and the dark appearance.
    package init(light: Components, dark: Components) {
        self.init(.adaptive(light: light, dark: dark))
    }

    package var paintStyle: PaintStyle {
        switch source {
        case .system(let color):
            alpha == 1 ? .system(color) : .opacity(.system(color), alpha)
        case .components(let red, let green, let blue):
            .rgba(red: red, green: green, blue: blue, alpha: alpha)
        case .adaptive(let light, let dark):
            alpha == 1 ? .adaptive(light: light, dark: dark) : .opacity(.adaptive(light: light, dark: dark), alpha)
        case .mixed(let first, let second, let fraction, let isPerceptual):
            alpha == 1
                ? .mixed(first.paintStyle, second.paintStyle, fraction: fraction, isPerceptual: isPerceptual)
                : .opacity(Color(source).paintStyle, alpha)
        }
    }

    /// Returns a mixture of this color and another one.
    ///
    /// - Parameters:
    ///   - rhs: The other color.
    ///   - fraction: The part of the other color, between 0 and 1.
    ///   - colorSpace: The space in which the colors are mixed.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = min(max(fraction, 0), 1)
        return Color(.mixed(self, rhs, fraction: fraction, isPerceptual: colorSpace == .perceptual))
    }

    /// Returns the color with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> Color {
        Color(source, alpha: alpha * opacity)
    }

    /// The color as a gradient; drawn as a plain color.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension Color {
    /// The palette's red.
    public static let red = Color(.system(.red))
    /// The palette's orange.
    public static let orange = Color(.system(.orange))
    /// The palette's yellow.
    public static let yellow = Color(.system(.yellow))
    /// The palette's green.
    public static let green = Color(.system(.green))
    /// The palette's mint.
    public static let mint = Color(.system(.mint))
    /// The palette's teal.
    public static let teal = Color(.system(.teal))
    /// The palette's cyan.
    public static let cyan = Color(.system(.cyan))
    /// The palette's blue.
    public static let blue = Color(.system(.blue))
    /// The palette's indigo.
    public static let indigo = Color(.system(.indigo))
    /// The palette's purple.
    public static let purple = Color(.system(.purple))
    /// The palette's pink.
    public static let pink = Color(.system(.pink))
    /// The palette's brown.
    public static let brown = Color(.system(.brown))
    /// The palette's white.
    public static let white = Color(.system(.white))
    /// The palette's black.
    public static let black = Color(.system(.black))
    /// The palette's gray.
    public static let gray = Color(.system(.gray))
    /// A transparent color.
    public static let clear = Color(.system(.clear))
    /// The color of primary text.
    public static let primary = Color(.system(.primary))
    /// The color of secondary text.
    public static let secondary = Color(.system(.secondary))
    /// The app's accent color.
    public static let accentColor = Color(.system(.accent))
}

extension ShapeStyle where Self == Color {
    /// The palette's red.
    public static var red: Color { Color(.system(.red)) }
    /// The palette's orange.
    public static var orange: Color { Color(.system(.orange)) }
    /// The palette's yellow.
    public static var yellow: Color { Color(.system(.yellow)) }
    /// The palette's green.
    public static var green: Color { Color(.system(.green)) }
    /// The palette's mint.
    public static var mint: Color { Color(.system(.mint)) }
    /// The palette's teal.
    public static var teal: Color { Color(.system(.teal)) }
    /// The palette's cyan.
    public static var cyan: Color { Color(.system(.cyan)) }
    /// The palette's blue.
    public static var blue: Color { Color(.system(.blue)) }
    /// The palette's indigo.
    public static var indigo: Color { Color(.system(.indigo)) }
    /// The palette's purple.
    public static var purple: Color { Color(.system(.purple)) }
    /// The palette's pink.
    public static var pink: Color { Color(.system(.pink)) }
    /// The palette's brown.
    public static var brown: Color { Color(.system(.brown)) }
    /// The palette's white.
    public static var white: Color { Color(.system(.white)) }
    /// The palette's black.
    public static var black: Color { Color(.system(.black)) }
    /// The palette's gray.
    public static var gray: Color { Color(.system(.gray)) }
    /// A transparent color.
    public static var clear: Color { Color(.system(.clear)) }
}

/// The colors of the platform's palette.
package enum SystemColor: String, CaseIterable, Equatable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, black, gray, clear, primary, secondary, accent
}
