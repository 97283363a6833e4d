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
            // Reset the environment, because a card must not inherit the disabled state and the styles of its anchor.
            transformEnvironment: { environment in
                environment.isEnabled = true
                environment.resetForCard()
            },
            handlers: [.dismiss: { _ in onDismiss() }, .setAside: { _ in onSetAside() }]
        )
    }
}

/// A card above the page that points at an anchor view; screen readers announce the card like a callout.
package struct PopoverContent: Equatable, Sendable {
    /// The allowed edges for the card's arrow, in order of preference: `.top` places the card below its anchor.
    ///
    /// The renderer uses the first edge with enough room, or another edge if none has room. If the array is empty, the
    /// renderer uses a side with enough room, and prefers a place below the anchor to a place above it.
    package var arrowEdges: [Edge]
    /// Whether the page can be used while the card is open; if not, a click outside the card doesn't close it.
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
    ///   - isPresented: Whether the card is shown.
    ///   - content: The card's position, appearance and behavior.
    ///   - label: The card's accessibility label, evaluated only while the card is shown; `nil` for no label.
    ///   - description: The description that assistive technology announces when the focus enters the card.
    ///   - onDismiss: Called when the user closes the card, which stays until `isPresented` is false.
    ///   - onSetAside: Called when the user uses another part of the page; the card stays until `isPresented` is false.
    ///   - onVisibilityChange: Called when the client reports whether the view is inside its window, even if no card is
    ///     shown.
    ///   - card: The card's content.
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
    /// Resets the styles that a card would inherit from the views around it, and marks the card as not being in a menu.
    mutating func resetForCard() {
        textPatch = TextPatch()
        foregroundLayers = []
        buttonChoice = .look(.automatic)
        lineLimit = nil
        multilineTextAlignment = .leading
        isInMenu = false
        isInBar = false
        isInRow = false
    }

    /// The environment of a sheet: without the values that describe the place of the view that presents the sheet, such
    /// as its layer, but with its styles.
    var forSheet: EnvironmentValues {
        var environment = self
        // The sheet sets its own layer. Keeping the presenting view's layer in this environment would create a retain
        // cycle, because that layer retains the sheet's request, which contains this environment.
        environment.presentation = nil
        environment.rowContext = nil
        environment.eachModifiers = []
        environment.navigation = nil
        environment.dismissal = nil
        environment.isHiddenByContainer = false
        environment.isEnabled = true
        environment.isInMenu = false
        environment.isInBar = false
        environment.isInRow = false
        return environment
    }
}
