public import Foundation

/// How the outline of a shape is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The ends of the line.
    public var lineCap: CGLineCap
    /// The corners of the line.
    public var lineJoin: CGLineJoin
    /// The length of a corner's miter, as a multiple of the line's width, from which the corner is beveled.
    public var miterLimit: CGFloat
    /// The lengths of the dashes and the gaps between them, in turn; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line ends at its last point.
    case butt
    /// The line ends with a semicircle around its last point.
    case round
    /// The line ends with a square around its last point.
    case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed corners.
    case miter
    /// Rounded corners.
    case round
    /// Cut corners.
    case bevel
}

/// How the inside of a shape is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether an area is inside if the outline winds around it an odd number of times.
    public var isEOFilled: Bool
    /// Without effect: edges are always smooth.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
