/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// A list style that renderers draw by its look.
protocol BuiltInListStyle: ListStyle {
    var look: ListContent.Look { get }
}

extension View {
    /// Sets the style of the lists in this view; forms always have the platform's style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        let look = (style as? any BuiltInListStyle)?.look ?? .insetGrouped
        return EnvironmentModifier(content: self) { $0.listSettings.look = look }
    }

    /// Sets whether the lists and forms in this view have a background of their own; without it, what is behind them is
    /// seen between their rows.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        EnvironmentModifier(content: self) { $0.listSettings.hasBackground = visibility != .hidden }
    }
}
