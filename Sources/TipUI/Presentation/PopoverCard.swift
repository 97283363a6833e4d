import Foundation

/// The card of a popover.
struct PopoverCard<Content: View> {
    let popover: PopoverContent
    let accessibility: Accessibility
    let onDismiss: @MainActor () -> Void
    let onSetAside: @MainActor () -> Void
    let content: Content

    nonisolated init(
        popover: PopoverContent,
        accessibility: Accessibility,
        onDismiss: @escaping @MainActor () -> Void,
        onSetAside: @escaping @MainActor () -> Void,
        content: Content
    ) {
        self.popover = popover
        self.accessibility = accessibility
        self.onDismiss = onDismiss
        self.onSetAside = onSetAside
        self.content = content
    }
}

@MainActor
extension PopoverCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (onDismiss, onSetAside) = (onDismiss, onSetAside)
        var popover = popover
        popover.background = popover.background?.resolved(in: environment)
        return Primitive(
            Element(popover, accessibility: accessibility),
            children: [Primitive.Child(content)],
            // A card is usable and styled by itself, whatever its anchor is.
            transformEnvironment: { environment in
                environment.isEnabled = true
                environment.enterCard()
            },
            handlers: [.dismiss: { _ in onDismiss() }, .setAside: { _ in onSetAside() }]
        )
    }
}

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

extension View {
    /// Shows a card above the page that points at the view.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - content: Where it stands, how it looks and what it allows.
    ///   - label: What assistive technology calls it, asked for while it is shown; `nil` for the renderer's word for a
    ///     tip.
    ///   - description: What assistive technology says of it when the focus comes into it.
    ///   - onDismiss: Runs when the person closes it; it stays until `isPresented` is false.
    ///   - onSetAside: Runs when the person uses something else on the page; it stays until `isPresented` is false.
    ///   - onVisibilityChange: Runs when the client says whether it has the view in its window, also while no card is
    ///     shown.
    ///   - card: What the card holds.
    package nonisolated func popoverCard<Card: View>(
        isPresented: Bool,
        content: PopoverContent,
        label: @autoclosure () -> String? = nil,
        description: @autoclosure () -> String? = nil,
        onDismiss: @escaping @MainActor () -> Void,
        onSetAside: @escaping @MainActor () -> Void = {},
        onVisibilityChange: @escaping @MainActor (Bool) -> Void = { _ in },
        @ViewBuilder card: () -> Card
    ) -> some View {
        PopoverAnchor(
            anchor: self,
            popover: isPresented
                ? PopoverCard(
                    popover: content,
                    accessibility: Accessibility(label: label(), value: description()),
                    onDismiss: onDismiss,
                    onSetAside: onSetAside,
                    content: card()
                ) : nil,
            onVisibilityChange: onVisibilityChange
        )
    }
}

extension EnvironmentValues {
    /// Leaves behind what the views around a card say of their own look, and that they are in a menu.
    mutating func enterCard() {
        textPatch = TextPatch()
        foregroundLayers = []
        buttonChoice = .look(.automatic)
        lineLimit = nil
        multilineTextAlignment = .leading
        isInMenu = false
    }

    /// Leaves behind where the view stands that asks for a sheet, but not its look.
    mutating func enterSheet() {
        // The sheet has a place of its own; kept here, the old one would keep its layer alive for good.
        presentation = nil
        navigation = nil
        dismissal = nil
        isHiddenByContainer = false
        isEnabled = true
        isInMenu = false
    }
}
