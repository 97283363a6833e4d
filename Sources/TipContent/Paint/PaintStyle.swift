/// A color, gradient or material in the form that renderers use.
package enum PaintStyle: Equatable, Sendable {
    /// A color of the platform's palette, which has light and dark variants.
    case system(SystemColor)
    /// A color made of components between 0 and 1.
    case rgba(red: Double, green: Double, blue: Double, alpha: Double)
    /// A color that differs between the light and the dark appearance.
    case adaptive(light: Color.Components, dark: Color.Components)
    /// The text color of the context, by level: 0 primary, 1 secondary, 2 tertiary, 3 quaternary.
    case hierarchical(Int)
    /// The accent color of the context.
    case tint
    /// The text color.
    case foreground
    /// The page's background.
    case background
    /// A translucent background, by thickness 0 (ultra thin) to 4 (ultra thick), or 5 for that of bars.
    case material(Int)
    /// A gradient from one point of the unit square to another.
    indirect case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
    /// A gradient from a circle to a larger one with the same center, a point of the unit square.
    indirect case radialGradient([Stop], center: UnitPoint, radii: ClosedRange<Double>)
    /// A gradient around a point of the unit square, clockwise between two angles in degrees, of which 0 points right.
    indirect case angularGradient([Stop], center: UnitPoint, degrees: ClosedRange<Double>)
    /// A mixture of two colors, with a fraction of the second, in the space Oklab or in sRGB.
    indirect case mixed(PaintStyle, PaintStyle, fraction: Double, isPerceptual: Bool)
    /// A style with its opacity multiplied by a factor.
    indirect case opacity(PaintStyle, Double)

    /// Whether the style has several colors.
    package var isGradient: Bool {
        switch self {
        case .linearGradient, .radialGradient, .angularGradient: true
        default: false
        }
    }

    package struct Stop: Equatable, Sendable {
        package var paint: PaintStyle
        package var location: Double

        package init(paint: PaintStyle, location: Double) {
            self.paint = paint
            self.location = location
        }
    }
}

extension PaintStyle {
    /// Returns the style with the tint, foreground and background of an environment filled in.
    package func resolved(in environment: EnvironmentValues) -> PaintStyle {
        switch self {
        case .tint: environment.tint ?? .tint
        case .foreground: environment.textPatch.paint?.resolvedForeground(in: environment) ?? .foreground
        case .background: environment.backgroundPaint ?? .background
        case .opacity(let paint, let opacity): .opacity(paint.resolved(in: environment), opacity)
        case .linearGradient(let stops, let start, let end):
            .linearGradient(
                stops.map { Stop(paint: $0.paint.resolved(in: environment), location: $0.location) },
                start: start,
                end: end
            )
        case .radialGradient(let stops, let center, let radii):
            .radialGradient(
                stops.map { Stop(paint: $0.paint.resolved(in: environment), location: $0.location) },
                center: center,
                radii: radii
            )
        case .angularGradient(let stops, let center, let degrees):
            .angularGradient(
                stops.map { Stop(paint: $0.paint.resolved(in: environment), location: $0.location) },
                center: center,
                degrees: degrees
            )
        case .mixed(let first, let second, let fraction, let isPerceptual):
            .mixed(
                first.resolved(in: environment),
                second.resolved(in: environment),
                fraction: fraction,
                isPerceptual: isPerceptual
            )
        case .system, .rgba, .adaptive, .hierarchical, .material: self
        }
    }
}

extension PaintStyle {
    /// Resolves this style, which an environment uses for the foreground; returns `.foreground` unresolved, because it
    /// would resolve to itself forever.
    fileprivate func resolvedForeground(in environment: EnvironmentValues) -> PaintStyle {
        self == .foreground ? .foreground : resolved(in: environment)
    }
}

private enum ForegroundLayersKey: EnvironmentKey {
    static var defaultValue: [PaintStyle] { [] }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

private enum BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: PaintStyle? { nil }
}

extension EnvironmentValues {
    /// The styles of symbol layers; empty unless layers have different styles.
    package var foregroundLayers: [PaintStyle] {
        get { self[ForegroundLayersKey.self] }
        set { self[ForegroundLayersKey.self] = newValue }
    }

    /// The accent color; `nil` for the app's accent color.
    package var tint: PaintStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The background; `nil` for the page's background.
    package var backgroundPaint: PaintStyle? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }
}
