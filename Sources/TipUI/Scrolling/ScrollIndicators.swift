/// Whether a scroll view shows where it is scrolled to.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isHidden: Bool

    /// As the platform shows it.
    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    /// As the platform shows it.
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    /// Not at all.
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    /// Not at all.
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

private enum HidesScrollIndicatorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether scroll views don't show where they are scrolled to.
    var hidesScrollIndicators: Bool {
        get { self[HidesScrollIndicatorsKey.self] }
        set { self[HidesScrollIndicatorsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the scroll views in this view show where they are scrolled to; `axes` has no effect.
    ///
    /// A scroll view that is all of a page scrolls with the page, whose scroll bar is the browser's.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        EnvironmentModifier(content: self) { $0.hidesScrollIndicators = visibility.isHidden }
    }
}
