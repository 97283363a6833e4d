extension View {
    /// Shows a sheet above the page while a binding is `true`.
    ///
    /// The page can't be used while the sheet is shown. The user closes the sheet with Escape, a click outside it or
    /// its handle, unless ``interactiveDismissDisabled(_:)`` prevents this; views in the sheet close it with
    /// ``EnvironmentValues/dismiss``. The page and each sheet can present only one sheet at a time; any other sheet
    /// waits until that sheet is closed.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown; becomes `false` when the user closes it.
    ///   - onDismiss: Called after the sheet has been removed, even if it was removed with the presenting view or with
    ///     the page.
    ///   - content: The sheet's content.
    @preconcurrency
    public nonisolated func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting(isPresented, form: .sheet, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet above the page while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: The item to show; becomes `nil` when the user closes the sheet. An item with a different id shows a
    ///     new sheet.
    ///   - onDismiss: Called after the sheet of an item has been removed, even if it was removed with the presenting
    ///     view or with the page.
    ///   - content: Returns the content of an item's sheet.
    @preconcurrency
    public nonisolated func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting(item, form: .sheet, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet that covers the whole page while a binding is `true`; only views in it can close it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is shown.
    ///   - onDismiss: Called after the sheet has been removed, even if it was removed with the presenting view or with
    ///     the page.
    ///   - content: The sheet's content.
    @preconcurrency
    public nonisolated func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting(isPresented, form: .cover, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet that covers the whole page while a binding has an item; only views in it can close it.
    ///
    /// - Parameters:
    ///   - item: The item to show. An item with a different id shows a new sheet.
    ///   - onDismiss: Called after the sheet of an item has been removed, even if it was removed with the presenting
    ///     view or with the page.
    ///   - content: Returns the content of an item's sheet.
    @preconcurrency
    public nonisolated func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting(item, form: .cover, onDismiss: onDismiss, content: content)
    }

    /// Presents a card in front of the view's layer while a binding is `true`.
    nonisolated func presenting<Card: View>(
        _ isPresented: Binding<Bool>,
        form: SheetContent.Form,
        onDismiss: (@MainActor () -> Void)? = nil,
        content: @escaping () -> Card
    ) -> some View {
        SheetModifier(
            content: self,
            item: isPresented.asOptionalItem,
            identify: { AnyHashable($0) },
            form: form,
            onDismiss: onDismiss,
            card: { _ in content() }
        )
    }

    private nonisolated func presenting<Item: Identifiable, Card: View>(
        _ item: Binding<Item?>,
        form: SheetContent.Form,
        onDismiss: (@MainActor () -> Void)?,
        content: @escaping (Item) -> Card
    ) -> some View {
        SheetModifier(
            content: self,
            item: item,
            identify: { AnyHashable($0.id) },
            form: form,
            onDismiss: onDismiss,
            card: content
        )
    }
}
