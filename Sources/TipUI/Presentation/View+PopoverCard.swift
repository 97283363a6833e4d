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
