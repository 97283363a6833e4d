/// A card in the flow of the page that may carry an arrow at one of its edges (an inline tip).
///
/// Of one that comes after the page, the renderer lets screen readers say the texts, once and politely.
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

extension CalloutContent: ElementContent {
    package static let kind = ElementKind.callout

    package static var variations: [Variations<CalloutContent>] {
        var list = Variations(of: CalloutContent())
        list.add { $0.arrowEdge = .top }
        list.add { $0.background = .tint }
        list.add { $0.cornerRadius = 4 }
        list.add { $0.anchorName = "a" }
        return [list]
    }

    package var stackingAxis: Axis? { .vertical }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
