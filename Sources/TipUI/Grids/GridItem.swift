public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Hashable, Sendable {
    /// How wide a column is, or how high a row is.
    public enum Size: Hashable, Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// An equal share of the available space, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks of at least the minimum as fit, which share the space equally.
        ///
        /// A grid has one adaptive item; a second one is a single flexible track. A maximum limits the cells, not the
        /// tracks, and applies if the grid has no other items.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the track.
    public var size: GridItem.Size
    /// The space after the track.
    ///
    /// The default, `nil`, is 8 points. The first spacing that is set applies to the whole grid.
    public var spacing: CGFloat?
    /// The alignment of the cells in the track; `nil` for the center.
    public var alignment: Alignment?

    /// Creates a track.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    package var isFixed: Bool {
        if case .fixed = size { true } else { false }
    }
}
