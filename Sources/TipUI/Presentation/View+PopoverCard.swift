extension View {
    /// Shows a card above the page that points at the view.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is shown.
    ///   - content: Where it stands, how it looks and what it allows.
    ///   - label: What assistive technology calls it, asked for while it is shown; `nil` for the renderer's word for a
    ///     tip.
    ///   - onDismiss: Runs when the person closes it; it stays until `isPresented` is false.
    ///   - card: What the card holds.
    package nonisolated func popoverCard<Card: View>(
        isPresented: Bool,
        content: PopoverContent,
        label: @autoclosure () -> String? = nil,
        onDismiss: @escaping @MainActor () -> Void,
        @ViewBuilder card: () -> Card
    ) -> some View {
        PopoverAnchor(
            anchor: self,
            popover: isPresented
                ? PopoverCard(popover: content, label: label(), onDismiss: onDismiss, content: card()) : nil
        )
    }
}

/// A view with the popover that points at it.
struct PopoverAnchor<Anchor: View, Card: View> {
    let anchor: Anchor
    let popover: PopoverCard<Card>?

    nonisolated init(anchor: Anchor, popover: PopoverCard<Card>?) {
        self.anchor = anchor
        self.popover = popover
    }
}

@MainActor
extension PopoverAnchor: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = [Primitive.Child(anchor.asSingleElement, key: "anchor")]
        if let popover {
            children.append(Primitive.Child(popover, key: "popover"))
        }
        return Primitive(Element(AnchorContent()), children: children)
    }
}

/// The card of a popover.
struct PopoverCard<Content: View> {
    let popover: PopoverContent
    let label: String?
    let onDismiss: @MainActor () -> Void
    let content: Content

    nonisolated init(
        popover: PopoverContent,
        label: String?,
        onDismiss: @escaping @MainActor () -> Void,
        content: Content
    ) {
        self.popover = popover
        self.label = label
        self.onDismiss = onDismiss
        self.content = content
    }
}

@MainActor
extension PopoverCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let onDismiss = onDismiss
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
            handlers: [.dismiss: { _ in onDismiss() }]
        )
    }
}
