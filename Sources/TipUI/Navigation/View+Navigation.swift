extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        let title = title.plainString
        return NavigationRequest(content: self, value: title) { title, place, owner in
            place.model.setTitle(title, at: place.depth, by: owner)
        }
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
        NavigationRequest(content: self, value: mode) { mode, place, owner in
            guard mode != .automatic else { return }
            place.model.setLargeTitle(mode == .large, at: place.depth, by: owner)
        }
    }

    /// Puts views into the bar of the page, each an item of its own place.
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        let entry = ToolbarEntry(placement: .automatic, content: content())
        return NavigationRequest(content: self, value: [entry]) { entries, place, owner in
            place.model.setBar(entries, at: place.depth, by: owner)
        }
    }

    /// Puts items into the bar of the page.
    @MainActor
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        let entries = content().resolved
        return NavigationRequest(content: self, value: entries) { entries, place, owner in
            place.model.setBar(entries, at: place.depth, by: owner)
        }
    }
}

/// A view that asks something of the navigation stack around it, while it is drawn.
struct NavigationRequest<Content: View, Value> {
    let content: Content
    let value: Value
    let ask: @MainActor (Value, NavigationPlace, NavigationOwner) -> Void
    @State private var owner = NavigationOwner()
    @Environment(\.navigation) private var place

    nonisolated init(
        content: Content,
        value: Value,
        ask: @escaping @MainActor (Value, NavigationPlace, NavigationOwner) -> Void
    ) {
        self.content = content
        self.value = value
        self.ask = ask
    }
}

extension NavigationRequest: View {
    var body: some View {
        let _ = place.map { ask(value, $0, owner) }
        content.onUnmount { place?.model.withdraw(owner) }
    }
}
