public import Foundation

/// A place of views across a column.
public struct HorizontalAlignment: Hashable, Sendable {
    package enum Position: String, Hashable, Sendable { case start, center, end }

    package let position: Position

    /// The edge where reading begins.
    public static let leading = HorizontalAlignment(position: .start)
    /// The middle.
    public static let center = HorizontalAlignment(position: .center)
    /// The edge where reading ends.
    public static let trailing = HorizontalAlignment(position: .end)
}

/// A place of views across a row.
public struct VerticalAlignment: Hashable, Sendable {
    package enum Position: String, Hashable, Sendable {
        case start, center, end, firstTextBaseline, lastTextBaseline
    }

    package let position: Position

    /// The upper edge.
    public static let top = VerticalAlignment(position: .start)
    /// The middle.
    public static let center = VerticalAlignment(position: .center)
    /// The lower edge.
    public static let bottom = VerticalAlignment(position: .end)
    /// The first line of text.
    public static let firstTextBaseline = VerticalAlignment(position: .firstTextBaseline)
    /// The last line of text.
    public static let lastTextBaseline = VerticalAlignment(position: .lastTextBaseline)
}

/// A place of views in a rectangle.
public struct Alignment: Hashable, Sendable {
    /// The place from side to side.
    public var horizontal: HorizontalAlignment
    /// The place from top to bottom.
    public var vertical: VerticalAlignment

    /// Makes a place.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
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

/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// A set of directions.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// From side to side.
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
    }
}

/// The edge of a rectangle where reading begins or ends.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
}

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
