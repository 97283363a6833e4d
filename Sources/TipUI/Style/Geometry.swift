public import Foundation

/// A place in the unit square.
public struct UnitPoint: Hashable, Sendable {
    /// The place from side to side.
    public var x: Double
    /// The place from top to bottom.
    public var y: Double

    /// Makes a place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The upper leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Lengths at the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    /// The length at the upper edge.
    public var top: CGFloat
    /// The length where reading begins.
    public var leading: CGFloat
    /// The length at the lower edge.
    public var bottom: CGFloat
    /// The length where reading ends.
    public var trailing: CGFloat

    /// Makes lengths of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes lengths.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    package var box: BoxStyle.Insets {
        BoxStyle.Insets(
            top: Double(top),
            leading: Double(leading),
            bottom: Double(bottom),
            trailing: Double(trailing)
        )
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Makes an angle of 0.
    public init() {
        radians = 0
    }

    /// Makes an angle of radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Makes an angle of degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// An angle of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No turn.
    public static let zero = Angle()

    /// Whether an angle is less than another.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// The size of a view and its guides, as far as they are known before layout: all are 0.
public struct ViewDimensions: Hashable, Sendable {
    /// The width.
    public let width: CGFloat = 0
    /// The height.
    public let height: CGFloat = 0

    /// The place of a guide across a column.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The place of a guide across a row.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
