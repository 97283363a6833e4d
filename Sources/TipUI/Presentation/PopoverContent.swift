import Foundation

/// A card above the page that points at the anchor beside it; its texts are said as a callout's are.
package struct PopoverContent: Equatable, Sendable {
    /// The edges of the card that may carry the arrow, the first choice first: `.top` puts the card below its anchor.
    ///
    /// The renderer takes the first that there is room for, and another where there is room for none. Empty leaves it
    /// to the renderer, which takes the side with room, below before above.
    package var arrowEdges: [Edge]
    /// Whether what lies behind can be used while the card is open; where it can't, a press there doesn't close the
    /// card either.
    package var allowsBackgroundInteraction: Bool
    /// The part of the anchor that the card points at.
    package var attachment: PopoverAttachmentAnchor
    package var background: PaintStyle?
    package var cornerRadius: Double?

    package init(
        arrowEdges: [Edge] = [],
        allowsBackgroundInteraction: Bool = true,
        attachment: PopoverAttachmentAnchor = .rect(.bounds),
        background: PaintStyle? = nil,
        cornerRadius: Double? = nil
    ) {
        self.arrowEdges = arrowEdges
        self.allowsBackgroundInteraction = allowsBackgroundInteraction
        self.attachment = attachment
        self.background = background
        self.cornerRadius = cornerRadius
    }
}

extension PopoverContent: ElementContent {
    package static let kind = ElementKind.popover

    package static var variations: [Variations<PopoverContent>] {
        var list = Variations(of: PopoverContent())
        list.add { $0.arrowEdges = [.leading, .top] }
        list.add { $0.allowsBackgroundInteraction = false }
        list.add { $0.attachment = .point(.bottomLeading) }
        list.add { $0.attachment = .rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))) }
        list.add { $0.background = .tint }
        list.add { $0.cornerRadius = 4 }
        return [list]
    }

    package var stackingAxis: Axis? { .vertical }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
