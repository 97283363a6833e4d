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

extension PaintStyle {
    /// The style with what the environment says of tint and backgrounds put in its place.
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
        case .system, .rgba, .hierarchical, .material: self
        }
    }
}

extension PaintStyle {
    /// A foreground's style, which can't stand for itself.
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

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// The styles of the layers of symbols, when they were given one by one.
    package var foregroundLayers: [PaintStyle] {
        get { self[ForegroundLayersKey.self] }
        set { self[ForegroundLayersKey.self] = newValue }
    }

    /// The accent; `nil` for the app's.
    package var tint: PaintStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The background; `nil` for the page's.
    package var backgroundPaint: PaintStyle? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }

    /// Light or dark; renderers follow the person's own choice, so this stays light.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
