extension View {
    /// Says what the stack around shows for the values of a type on its path.
    ///
    /// ```swift
    /// struct TrailsView: View {
    ///     let trails = ["Heron Lake", "Larch Valley"]
    ///
    ///     var body: some View {
    ///         NavigationStack {
    ///             List(trails, id: \.self) { NavigationLink($0, value: $0) }
    ///                 .navigationDestination(for: String.self) { Text($0) }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// It holds for the levels above its own. Where several are for one type, that on the level nearest to the stack's first
    /// view counts, and on one level the innermost; of views beside one another the first. It may also stand in a list, or in
    /// a lazy stack. A value that none is for shows a warning sign, and the log says what to add.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the view of a value.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        let destination = NavigationDestination(for: data, content: destination)
        return PreferenceModifier(self) { values, _ in values[NavigationDestinationsKey.self].append(destination) }
    }

    /// Shows a view above the others of the stack around while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the view is there; becomes `false` when the person goes back.
    ///   - destination: The view.
    public nonisolated func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let destination = destination()
        return NavigationRequest(content: self, item: isPresented.asItem) { _ in destination }
    }

    /// Shows a view above the others of the stack around while there is an item for it.
    ///
    /// - Parameters:
    ///   - item: What the view is about; becomes `nil` when the person goes back. Another item is another level.
    ///   - destination: Makes the view of an item.
    public nonisolated func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        NavigationRequest(content: self, item: item, destination: destination)
    }
}
