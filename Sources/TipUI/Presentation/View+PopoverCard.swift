extension View {
    /// Shows a card above the page that points at the view.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - content: Where it stands, how it looks and what it allows.
    ///   - label: What assistive technology calls it, asked for while it is shown; `nil` for the renderer's word for a
    ///     tip.
    ///   - onDismiss: Runs when the person closes it; it stays until `isPresented` is false.
    ///   - onSetAside: Runs when the person uses something else on the page; it stays until `isPresented` is false.
    ///   - onVisibilityChange: Runs when the client says whether it has the view in its window, also while no card is
    ///     shown.
    ///   - card: What the card holds.
    package nonisolated func popoverCard<Card: View>(
        isPresented: Bool,
        content: PopoverContent,
        label: @autoclosure () -> String? = nil,
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
                    label: label(),
                    onDismiss: onDismiss,
                    onSetAside: onSetAside,
                    content: card()
                ) : nil,
            onVisibilityChange: onVisibilityChange
        )
    }
}

/// A view with the popover that points at it.
struct PopoverAnchor<Anchor: View, Card: View> {
    let anchor: Anchor
    let popover: PopoverCard<Card>?
    let onVisibilityChange: @MainActor (Bool) -> Void

    nonisolated init(
        anchor: Anchor,
        popover: PopoverCard<Card>?,
        onVisibilityChange: @escaping @MainActor (Bool) -> Void
    ) {
        self.anchor = anchor
        self.popover = popover
        self.onVisibilityChange = onVisibilityChange
    }
}

@MainActor
extension PopoverAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = [Primitive.Child(anchor.asSingleElement, key: "anchor")]
        if let popover {
            children.append(Primitive.Child(popover, key: "popover"))
        }
        let onVisibilityChange = onVisibilityChange
        return Primitive(
            Element(AnchorContent()),
            children: children,
            handlers: [
                .visibility: { event in
                    if let isInside = event.isOn { onVisibilityChange(isInside) }
                }
            ]
        )
    }
}

/// The card of a popover.
struct PopoverCard<Content: View> {
    let popover: PopoverContent
    let label: String?
    let onDismiss: @MainActor () -> Void
    let onSetAside: @MainActor () -> Void
    let content: Content

    nonisolated init(
        popover: PopoverContent,
        label: String?,
        onDismiss: @escaping @MainActor () -> Void,
        onSetAside: @escaping @MainActor () -> Void,
        content: Content
    ) {
        self.popover = popover
        self.label = label
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
            Element(popover, accessibility: Accessibility(label: label)),
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
