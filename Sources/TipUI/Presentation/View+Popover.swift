extension View {
    /// Shows a popover that points at the view while a binding is `true`.
    ///
    /// The page can't be used while the popover is shown. The user closes the popover with Escape or a click outside
    /// it, unless ``interactiveDismissDisabled(_:)`` prevents this; views in the popover close it with
    /// ``EnvironmentValues/dismiss``. In narrow windows the popover is a sheet, unless its content has
    /// ``presentationCompactAdaptation(_:)`` with `.popover`. As with sheets, the page and each sheet or popover can
    /// present only one at a time.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the popover is shown; becomes `false` when the user closes it.
    ///   - attachmentAnchor: The part of the view that the popover points at; by default, the view's bounds.
    ///   - arrowEdge: The edge of that part at which the popover is shown, if there is enough space: `.top` puts the
    ///     popover above the view. `nil` chooses an edge by the available space.
    ///   - content: The popover's content.
    public nonisolated func popover<Content>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        PopoverModifier(
            content: self,
            item: isPresented.asOptionalItem,
            identify: { AnyHashable($0) },
            attachment: attachmentAnchor,
            edge: arrowEdge,
            card: { _ in content() }
        )
    }

    /// Shows a popover that points at the view while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: The item to show; becomes `nil` when the user closes the popover. An item with a different id shows a
    ///     new popover.
    ///   - attachmentAnchor: The part of the view that the popover points at; by default, the view's bounds.
    ///   - arrowEdge: The edge of that part at which the popover is shown, if there is enough space: `.top` puts the
    ///     popover above the view. `nil` chooses an edge by the available space.
    ///   - content: Returns the content of an item's popover.
    public nonisolated func popover<Item, Content>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        PopoverModifier(
            content: self,
            item: item,
            identify: { AnyHashable($0.id) },
            attachment: attachmentAnchor,
            edge: arrowEdge,
            card: content
        )
    }
}
