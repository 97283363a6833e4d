public import Foundation

/// A sequence of colors that blend into one another.
public struct Gradient: Hashable, Sendable {
    /// A color and its location, between 0 and 1.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The location, between 0 and 1.
        public var location: Double

        /// Creates a stop.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// How colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// As a screen mixes light, in sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// As people see, in Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colors and their locations.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }
}

/// A gradient of a single color.
public struct AnyGradient: PaintedShapeStyle, Hashable {
    let color: Color

    package var paintStyle: PaintStyle { color.paintStyle }
}

/// A gradient along a line.
public struct LinearGradient: PaintedShapeStyle, Equatable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Creates a gradient along a line of the unit square.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Creates a gradient from evenly spaced colors along a line of the unit square.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient from stops along a line of the unit square.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    package var paintStyle: PaintStyle {
        .linearGradient(
            gradient.stops.map { PaintStyle.Stop(paint: $0.color.paintStyle, location: $0.location) },
            start: start,
            end: end
        )
    }
}

/// A gradient from a circle to a larger one with the same center.
public struct RadialGradient: PaintedShapeStyle, Equatable {
    let gradient: Gradient
    let center: UnitPoint
    let radii: ClosedRange<Double>

    /// Creates a gradient between two radii, in points; a negative radius counts as 0.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        let start = max(0, Double(startRadius))
        radii = start...max(start, Double(endRadius))
    }

    /// Creates a gradient of evenly spaced colors between two radii, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        let gradient = Gradient(colors: colors)
        self.init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of stops between two radii, in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        let gradient = Gradient(stops: stops)
        self.init(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    package var paintStyle: PaintStyle {
        .radialGradient(
            gradient.stops.map { PaintStyle.Stop(paint: $0.color.paintStyle, location: $0.location) },
            center: center,
            radii: radii
        )
    }
}
