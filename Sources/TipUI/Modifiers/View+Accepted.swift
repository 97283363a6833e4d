public import Foundation

// Modifiers that client code uses and that have nothing to draw yet: each says what happens in its place.
extension View {
    /// Accepted; a press counts on all of the view.
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }
    /// Accepted; changes are shown at once.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }
    /// Accepted; changes are shown at once.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    /// Accepted; views come and go at once.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
    /// Accepted; there is nothing that chooses by tags yet.
    public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { self }
    /// Accepted; pages have no areas to keep clear of.
    public nonisolated func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }
    /// Accepted; layers stand in the order they are written.
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    /// Accepted; stacks share their room evenly.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }
    /// Accepted; the person's own choice stands.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Accepted; the person's own choice stands.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Accepted; the person's own choice stands.
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { self }
    /// Accepted; text wraps and keeps its size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Tells assistive technology more of what the view does.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
    /// Tells assistive technology more of what the view does.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { accessibilityHint(text) }

    /// Puts a view at an edge of the view.
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
}

/// The upper or lower edge of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}
