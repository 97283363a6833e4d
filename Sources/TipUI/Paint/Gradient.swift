/// Colours that flow into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place, between 0 and 1.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place.
        public var location: Double

        /// Makes a stop.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Makes a gradient of stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }
}

/// A gradient of one colour.
public struct AnyGradient: PaintedShapeStyle, Hashable {
    let color: Color

    package var paintStyle: PaintStyle { color.paintStyle }
}

/// Colours that flow along a line.
public struct LinearGradient: PaintedShapeStyle, Equatable {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Makes a gradient along a line of the unit square.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        start = startPoint
        end = endPoint
    }

    /// Makes a gradient of colours along a line of the unit square.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a gradient of stops along a line of the unit square.
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

@MainActor
extension LinearGradient: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ShapeContent(outline: .rectangle, fill: paintStyle)))
    }
}
