public import Foundation

/// A horizontal alignment of views in a column.
public struct HorizontalAlignment: Hashable, Sendable {
    package enum Position: String, Hashable, Sendable { case start, center, end }

    package let position: Position

    /// The leading edge, where reading begins.
    public static let leading = HorizontalAlignment(position: .start)
    /// The center.
    public static let center = HorizontalAlignment(position: .center)
    /// The trailing edge, where reading ends.
    public static let trailing = HorizontalAlignment(position: .end)
}

/// A vertical alignment of views in a row.
public struct VerticalAlignment: Hashable, Sendable {
    package enum Position: String, Hashable, Sendable {
        case start, center, end, firstTextBaseline, lastTextBaseline
    }

    package let position: Position

    /// The top edge.
    public static let top = VerticalAlignment(position: .start)
    /// The center.
    public static let center = VerticalAlignment(position: .center)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(position: .end)
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(position: .firstTextBaseline)
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(position: .lastTextBaseline)
}

/// An alignment of views in a rectangle.
public struct Alignment: Hashable, Sendable {
    /// The horizontal alignment.
    public var horizontal: HorizontalAlignment
    /// The vertical alignment.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The size and alignment guides of a view, which are all 0 because they aren't known before layout.
public struct ViewDimensions: Hashable, Sendable {
    /// The width.
    public let width: CGFloat = 0
    /// The height.
    public let height: CGFloat = 0

    /// The position of a horizontal alignment guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// The position of a vertical alignment guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// A horizontal or vertical axis.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal axis.
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
        /// Of a view that keeps its ratio: it fills one axis, and on the other it is as large as its ratio says.
        package static let fitted: Axis.Set = Axis.Set(rawValue: 4)
        /// Of a view that fills the height only up to a maximum: its own, or that of the views in it.
        package static let bounded: Axis.Set = Axis.Set(rawValue: 8)
        /// Of a view that extends to the edges of the window, and of the views around it alone that are as large.
        package static let toEdges: Axis.Set = Axis.Set(rawValue: 16)
        /// What an element that lays out several views doesn't get from them.
        static let ofOneView: Axis.Set = [.fitted, .toEdges]
    }
}

/// The leading or trailing edge of a rectangle.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The leading edge, where reading begins.
    case leading
    /// The trailing edge, where reading ends.
    case trailing
}
