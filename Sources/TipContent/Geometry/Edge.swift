public import Foundation

/// An edge of a rectangle; leading and trailing follow the reading direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The leading edge, where reading begins.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge, where reading ends.
    case trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top edge.
        public static let top: Edge.Set = Edge.Set(.top)
        /// The leading edge, where reading begins.
        public static let leading: Edge.Set = Edge.Set(.leading)
        /// The bottom edge.
        public static let bottom: Edge.Set = Edge.Set(.bottom)
        /// The trailing edge, where reading ends.
        public static let trailing: Edge.Set = Edge.Set(.trailing)
        /// The leading and trailing edges.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// The top and bottom edges.
        public static let vertical: Edge.Set = [.top, .bottom]
        /// All four edges.
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    }

    /// The edge on the other side of the rectangle.
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// The top or bottom edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
}

/// The insets from the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset at the top edge.
    public var top: CGFloat
    /// The inset at the leading edge.
    public var leading: CGFloat
    /// The inset at the bottom edge.
    public var bottom: CGFloat
    /// The inset at the trailing edge.
    public var trailing: CGFloat

    /// Makes insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets with the given lengths.
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
}
