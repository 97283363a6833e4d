extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        navigationLook(NavigationLook(title: title.plain))
    }

    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets whether the title of the page is large.
    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationLook(NavigationLook(hasLargeTitle: mode == .automatic ? nil : mode == .large))
    }

    /// Puts views into the bar of the page, each an item of its own place.
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        ToolbarModifier(content: self, entries: [ToolbarEntry(placement: .automatic, content: content())])
    }

    /// Puts items into the bar of the page.
    @MainActor
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        ToolbarModifier(content: self, entries: content().entries)
    }
}
