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
