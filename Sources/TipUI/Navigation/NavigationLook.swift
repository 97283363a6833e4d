/// The title and the appearance that views request for their page.
struct NavigationLook: Equatable {
    /// The title, or `nil` if none is set.
    var title: String?
    /// Whether the title is large, or `nil` if no view sets this.
    var hasLargeTitle: Bool?
    /// Whether the page has neither a title nor a bar, or `nil` if no view sets this.
    var isBarHidden: Bool?
    /// Whether the bar lacks the button that leads back, or `nil` if no view sets this.
    var isBackHidden: Bool?

    /// Returns the look with its missing values taken from another look.
    func fillingGaps(from other: NavigationLook) -> NavigationLook {
        NavigationLook(
            title: title ?? other.title,
            hasLargeTitle: hasLargeTitle ?? other.hasLargeTitle,
            isBarHidden: isBarHidden ?? other.isBarHidden,
            isBackHidden: isBackHidden ?? other.isBackHidden
        )
    }
}

/// The look of a page; an inner view takes precedence over the views around it, and a view takes precedence over its
/// earlier siblings.
enum NavigationLookKey: PreferenceKey {
    static var defaultValue: NavigationLook { NavigationLook() }

    static func reduce(value: inout NavigationLook, nextValue: () -> NavigationLook) {
        value = nextValue().fillingGaps(from: value)
    }
}

extension View {
    /// Sets the look of the enclosing page; views inside this view take precedence.
    nonisolated func navigationLook(_ look: NavigationLook) -> some View {
        PreferenceModifier(self) { values, _ in
            values[NavigationLookKey.self] = values[NavigationLookKey.self].fillingGaps(from: look)
        }
    }
}

/// A bar of a page.
public struct NavigationBarItem: Sendable {
    /// The display style of a page's title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first level of a stack, inline on other levels.
        case automatic
        /// Inside the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

extension View {
    /// Sets the title of the page.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        PreferenceModifier(self) { values, environment in
            let look = NavigationLook(title: title.plain(in: environment))
            values[NavigationLookKey.self] = values[NavigationLookKey.self].fillingGaps(from: look)
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
        navigationLook(NavigationLook(hasLargeTitle: mode == .automatic ? nil : mode == .large))
    }

    /// Sets whether the page has neither a title nor a bar; the way back is then the browser's.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationLook(NavigationLook(isBarHidden: hidden))
    }

    /// Sets whether the bar lacks the button that leads back; the browser's still does.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationLook(NavigationLook(isBackHidden: hidesBackButton))
    }

    /// Adds views to both ends of the bar of the page.
    public nonisolated func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
        ToolbarModifier(
            content: self,
            entries: [
                ToolbarEntry(placement: .topBarLeading, content: leading),
                ToolbarEntry(placement: .topBarTrailing, content: trailing),
            ]
        )
    }

    /// Adds a view to the beginning of the bar of the page.
    public nonisolated func navigationBarItems<L>(leading: L) -> some View where L: View {
        ToolbarModifier(content: self, entries: [ToolbarEntry(placement: .topBarLeading, content: leading)])
    }

    /// Adds a view to the end of the bar of the page.
    public nonisolated func navigationBarItems<T>(trailing: T) -> some View where T: View {
        ToolbarModifier(content: self, entries: [ToolbarEntry(placement: .topBarTrailing, content: trailing)])
    }

    /// Adds views to the bar of the page, each as an item with automatic placement.
    public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        ToolbarModifier(content: self, entries: [ToolbarEntry(placement: .automatic, content: content())])
    }

    /// Adds items to the bar of the page.
    @MainActor
    public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        ToolbarModifier(content: self, entries: content().entries)
    }
}
