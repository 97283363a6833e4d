/// The card of an inline tip.
package struct CalloutContent: Equatable, Sendable {
    /// The edge that carries the arrow; `nil` for none.
    package var arrowEdge: Edge?
    package var background: PaintStyle?
    package var cornerRadius: Double?

    /// The name of the element that the arrow points at, where there is one; without an edge the side that faces it
    /// carries the arrow.
    package var anchorName: String?

    package init(
        arrowEdge: Edge? = nil,
        background: PaintStyle? = nil,
        cornerRadius: Double? = nil,
        anchorName: String? = nil
    ) {
        self.arrowEdge = arrowEdge
        self.background = background
        self.cornerRadius = cornerRadius
        self.anchorName = anchorName
    }
}
