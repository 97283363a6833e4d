/// A bar of a page.
public struct NavigationBarItem: Sendable {
    /// How the title of a page is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first page of a stack.
        case automatic
        /// Within the bar.
        case inline
        /// Large, under the bar.
        case large
    }
}
