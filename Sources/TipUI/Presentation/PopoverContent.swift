/// The card of a popover.
package struct PopoverContent: Equatable, Sendable {
    /// The edges of the card that may carry the arrow, the first choice first: `.top` puts the card below its anchor.
    ///
    /// The renderer takes the first that there is room for, and another where there is room for none. Empty leaves it to
    /// the renderer, which takes the side with room, below before above.
    package var arrowEdges: [Edge]
    /// Whether what lies behind can be used while the card is open.
    package var allowsBackgroundInteraction: Bool
    /// The part of the anchor that the card points at.
    package var attachment: Attachment
    package var background: PaintStyle?
    package var cornerRadius: Double?

    package init(
        arrowEdges: [Edge] = [],
        allowsBackgroundInteraction: Bool = true,
        attachment: Attachment = .bounds,
        background: PaintStyle? = nil,
        cornerRadius: Double? = nil
    ) {
        self.arrowEdges = arrowEdges
        self.allowsBackgroundInteraction = allowsBackgroundInteraction
        self.attachment = attachment
        self.background = background
        self.cornerRadius = cornerRadius
    }

    package enum Attachment: Equatable, Sendable {
        case bounds
        /// A place in the unit square of the anchor, whose first side is where reading begins.
        case point(PaintStyle.UnitPosition)
        /// A rectangle in the anchor's own points.
        case rect(x: Double, y: Double, width: Double, height: Double)
    }
}
