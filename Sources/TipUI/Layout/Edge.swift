/// An edge of a rectangle; leading and trailing follow the reading direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where reading begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where reading ends.
    case trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Makes a set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The upper edge.
        public static let top: Edge.Set = Edge.Set(.top)
        /// The edge where reading begins.
        public static let leading: Edge.Set = Edge.Set(.leading)
        /// The lower edge.
        public static let bottom: Edge.Set = Edge.Set(.bottom)
        /// The edge where reading ends.
        public static let trailing: Edge.Set = Edge.Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Edge.Set = [.top, .bottom]
        /// All four.
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    }
}

/// The upper or lower edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}
