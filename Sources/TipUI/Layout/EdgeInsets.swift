public import Foundation

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
}
