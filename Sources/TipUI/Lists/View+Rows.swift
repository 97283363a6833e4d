/// What a view says of the row it stands in.
@MainActor
protocol RowTraits {
    func apply(to row: inout Element, in environment: EnvironmentValues)
}

/// A view with something to say of its row.
struct RowModifier<Content: View> {
    let content: Content
    let change: @MainActor @Sendable (inout Element, EnvironmentValues) -> Void

    nonisolated init(
        _ content: Content,
        _ change: @escaping @MainActor @Sendable (inout Element, EnvironmentValues) -> Void
    ) {
        self.content = content
        self.change = change
    }
}

@MainActor
extension RowModifier: UnfollowedView, RowTraits {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        // An environment change that changes nothing keeps lists from looking through to the content.
        Primitive(children: [Primitive.Child(content)], transformEnvironment: { _ in })
    }

    func apply(to row: inout Element, in environment: EnvironmentValues) {
        (content as? any RowTraits)?.apply(to: &row, in: environment)
        change(&row, environment)
    }
}

extension View {
    /// Sets the ground of the row that the view stands in; a style is painted, other views have no effect.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let paint = (view as? any ShapeStyle)?.paint
        return RowModifier(self) { row, environment in
            if let paint { row.style.background = paint.resolved(in: environment) }
        }
    }

    /// Sets the room around the view in its row; `nil` leaves it to the platform.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        RowModifier(self) { row, _ in
            if let insets { row.style.padding = insets.box }
        }
    }

    /// Accepted; lists draw the lines between rows.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View {
        self
    }

    /// Accepted; lists have the platform's one style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }
}
