extension View {
    /// Shows a sheet above the page while a binding is `true`.
    ///
    /// What lies behind can't be used meanwhile. The person closes the sheet by Escape, by a press beside it or by its
    /// handle, unless ``interactiveDismissDisabled(_:)`` says otherwise; views in it close it by
    /// ``EnvironmentValues/dismiss``. One sheet at a time lies upon a page, and one upon each sheet; others wait.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is there; becomes `false` when the person closes it.
    ///   - onDismiss: Runs after the sheet has gone, whoever closed it, also where it went with the view that asked for
    ///     it or with the page.
    ///   - content: What the sheet holds.
    @preconcurrency
    public nonisolated func sheet<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting(isPresented, isCover: false, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet above the page while there is an item for it.
    ///
    /// - Parameters:
    ///   - item: What the sheet is about; becomes `nil` when the person closes it. An item of another id is another
    ///     sheet.
    ///   - onDismiss: Runs after the sheet of an item has gone, whoever closed it, also where it went with the view
    ///     that asked for it or with the page.
    ///   - content: What the sheet of an item holds.
    @preconcurrency
    public nonisolated func sheet<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting(item, isCover: false, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet that covers all of the page while a binding is `true`; views in it alone close it.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is there.
    ///   - onDismiss: Runs after the sheet has gone, whoever closed it, also where it went with the view that asked for
    ///     it or with the page.
    ///   - content: What the sheet holds.
    @preconcurrency
    public nonisolated func fullScreenCover<Content>(
        isPresented: Binding<Bool>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        presenting(isPresented, isCover: true, onDismiss: onDismiss, content: content)
    }

    /// Shows a sheet that covers all of the page while there is an item for it; views in it alone close it.
    ///
    /// - Parameters:
    ///   - item: What the sheet is about. An item of another id is another sheet.
    ///   - onDismiss: Runs after the sheet of an item has gone, whoever closed it, also where it went with the view
    ///     that asked for it or with the page.
    ///   - content: What the sheet of an item holds.
    @preconcurrency
    public nonisolated func fullScreenCover<Item, Content>(
        item: Binding<Item?>,
        onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        presenting(item, isCover: true, onDismiss: onDismiss, content: content)
    }

    private nonisolated func presenting<Card: View>(
        _ isPresented: Binding<Bool>,
        isCover: Bool,
        onDismiss: (@MainActor () -> Void)?,
        content: @escaping () -> Card
    ) -> some View {
        SheetModifier(
            content: self,
            item: isPresented.asItem,
            identify: { AnyHashable($0) },
            isCover: isCover,
            onDismiss: onDismiss,
            card: { _ in content() }
        )
    }

    private nonisolated func presenting<Item: Identifiable, Card: View>(
        _ item: Binding<Item?>,
        isCover: Bool,
        onDismiss: (@MainActor () -> Void)?,
        content: @escaping (Item) -> Card
    ) -> some View {
        SheetModifier(
            content: self,
            item: item,
            identify: { AnyHashable($0.id) },
            isCover: isCover,
            onDismiss: onDismiss,
            card: content
        )
    }
}
