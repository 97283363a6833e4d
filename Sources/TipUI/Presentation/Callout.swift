/// A card in the flow of the page, optionally with an arrow.
package struct Callout<Content: View> {
    let callout: CalloutContent
    let label: String?
    let content: Content

    /// Creates the card.
    ///
    /// - Parameters:
    ///   - callout: The card's appearance.
    ///   - label: The card's accessibility label; `nil` for no label.
    ///   - content: The card's content.
    package nonisolated init(_ callout: CalloutContent, label: String? = nil, @ViewBuilder content: () -> Content) {
        self.callout = callout
        self.label = label
        self.content = content()
    }
}

@MainActor
extension Callout: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var callout = callout
        callout.background = callout.background?.resolved(in: environment)
        return Primitive(
            Element(callout, accessibility: Accessibility(label: label)),
            children: Primitive.Child.content(content)
        )
    }
}

/// The appearance of a callout.
///
/// If a callout appears after the page was first shown, the renderer makes screen readers announce its texts once,
/// without interrupting other speech.
package struct CalloutContent: Equatable, Sendable {
    /// The edge with the arrow; `nil` for no arrow.
    package var arrowEdge: Edge?
    package var background: PaintStyle?
    package var cornerRadius: Double?

    /// The name of the element that the arrow points at; `nil` for no element.
    ///
    /// If `arrowEdge` is `nil`, the arrow is at the side of the card that faces the element.
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
