extension View {
    /// Paints the background of the row that the view stands in; a style is painted, other views have no effect.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let paint = (view as? any ShapeStyle)?.paint
        return rowLook { look, environment in
            if let paint { look.background = paint.resolved(in: environment) }
        }
    }

    /// Sets the room around the view in its row; `nil` leaves it to the platform.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowLook { look, _ in
            if let insets { look.insets = insets }
        }
    }

    /// Sets whether there are lines between the view's row and its neighbours; a line is there if neither row hides it.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View {
        rowLook { look, _ in
            guard visibility != .automatic else { return }
            let hidden = look.hiddenSeparators ?? []
            look.hiddenSeparators = visibility == .hidden ? hidden.union(edges) : hidden.subtracting(edges)
        }
    }

    /// Accepted; lists have the platform's one style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

    private nonisolated func rowLook(
        _ change: @escaping (inout RowLook, EnvironmentValues) -> Void
    ) -> some View {
        PreferenceModifier(self) { values, environment in change(&values[RowLookKey.self], environment) }
    }
}
