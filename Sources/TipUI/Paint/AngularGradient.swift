/// A gradient around a point, as a hand of a clock turns.
public struct AngularGradient: PaintedShapeStyle, Equatable {
    let gradient: Gradient
    let center: UnitPoint
    let degrees: ClosedRange<Double>

    /// Creates a gradient between two angles, of which 0 points right; the second is at least the first.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        degrees = startAngle.degrees...max(startAngle.degrees, endAngle.degrees)
    }

    /// Creates a gradient of evenly spaced colors between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of a whole turn, from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        let end = Angle(degrees: angle.degrees + 360)
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: end)
    }

    /// Creates a gradient of evenly spaced colors and a whole turn, from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of stops and a whole turn, from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    package var paintStyle: PaintStyle {
        .angularGradient(
            gradient.stops.map { PaintStyle.Stop(paint: $0.color.paintStyle, location: $0.location) },
            center: center,
            degrees: degrees
        )
    }
}

@MainActor
extension AngularGradient: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}

extension AngularGradient: MaskingView {
    nonisolated var mask: BoxStyle.Mask { BoxStyle.Mask(outline: .rectangle, paint: paintStyle) }
}
