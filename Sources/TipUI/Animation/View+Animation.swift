extension View {
    /// Accepted; changes are shown at once.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }

    /// Accepted; changes are shown at once.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Accepted; views come and go at once.
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
