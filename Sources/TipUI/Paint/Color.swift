/// A colour: of the platform's palette, which has a light and a dark form, or of components.
public struct Color: PaintedShapeStyle, Hashable {
    package enum Source: Hashable, Sendable {
        case system(SystemColor)
        case components(red: Double, green: Double, blue: Double)
    }

    package let source: Source
    package let alpha: Double

    package init(_ source: Source, alpha: Double = 1) {
        self.source = source
        self.alpha = alpha
    }

    /// A space that colour components are in; all are drawn as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The web's own space.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// A wider space.
        case displayP3
    }

    /// Makes a colour of components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        self.init(.components(red: red, green: green, blue: blue), alpha: opacity)
    }

    /// Makes a grey between black, 0, and white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.components(red: white, green: white, blue: white), alpha: opacity)
    }

    /// Makes a colour of hue, saturation and brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(.components(red: component(5), green: component(3), blue: component(1)), alpha: opacity)
    }

    package var paintStyle: PaintStyle {
        switch source {
        case .system(let color):
            alpha == 1 ? .system(color) : .opacity(.system(color), alpha)
        case .components(let red, let green, let blue):
            .rgba(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The colour at a part of its opacity.
    public func opacity(_ opacity: Double) -> Color {
        Color(source, alpha: alpha * opacity)
    }

    /// The colour as a gradient; drawn plain.
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
    /// The palette's clear.
    public static let clear = Color(.system(.clear))
    /// The colour of the first rank of text.
    public static let primary = Color(.system(.primary))
    /// The colour of the second rank of text.
    public static let secondary = Color(.system(.secondary))
    /// The app's accent.
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
    /// The palette's clear.
    public static var clear: Color { Color(.system(.clear)) }
}

@MainActor
extension Color: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}

extension Color: SingleElementView {}

/// The names of the platform's palette.
package enum SystemColor: String, CaseIterable, Equatable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, black, gray, clear, primary, secondary, accent
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
