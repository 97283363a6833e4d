/// A row of a list.
package struct RowContent: ElementContent {
    package static let kind = ElementKind.row

    package static var variations: [Variations<RowContent>] {
        var list = Variations(of: RowContent())
        list.add { $0.hiddenSeparators = .top }
        list.add { $0.hiddenSeparators = .vertical }
        return [list]
    }

    /// The edges (top or bottom) at which no separator is drawn, even if another row is next to the edge.
    package var hiddenSeparators: Edge.Set
    package var stackingAxis: Axis? { .vertical }

    package init(hiddenSeparators: Edge.Set = []) {
        self.hiddenSeparators = hiddenSeparators
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}

/// The appearance that the content of a list row requests.
struct RowLook: Equatable {
    /// The style of the row's background; `nil` for the list's default background.
    var background: PaintStyle?
    /// The insets of the row's content; `nil` for the list's default insets.
    var insets: EdgeInsets?
    /// The edges at which no separator is drawn, even if another row is next to the edge; `nil` if not set.
    var hiddenSeparators: Edge.Set?
}

/// The look of a row; an outer view takes precedence over the views inside it, and a view takes precedence over its
/// later siblings.
enum RowLookKey: PreferenceKey {
    static var defaultValue: RowLook { RowLook() }

    static func reduce(value: inout RowLook, nextValue: () -> RowLook) {
        let next = nextValue()
        value.background = value.background ?? next.background
        value.insets = value.insets ?? next.insets
        value.hiddenSeparators = value.hiddenSeparators ?? next.hiddenSeparators
    }
}

extension View {
    /// Sets the background of the view's list row; has an effect only if `view` is also a shape style, such as a color.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let paint = (view as? any ShapeStyle)?.paint
        return rowLook { look, environment in
            if let paint { look.background = paint.resolved(in: environment) }
        }
    }

    /// Sets the insets of the view in its list row; `nil` keeps the current insets.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowLook { look, _ in
            if let insets { look.insets = insets }
        }
    }

    /// Sets the visibility of separators of the view's list row; a separator is hidden if either adjacent row hides it.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View {
        rowLook { look, _ in
            guard visibility != .automatic else { return }
            let hidden = look.hiddenSeparators ?? []
            look.hiddenSeparators = visibility == .hidden ? hidden.union(edges) : hidden.subtracting(edges)
        }
    }

    /// Has no effect; lists always have the platform's style.
    public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle { self }

    private nonisolated func rowLook(
        _ change: @escaping (inout RowLook, EnvironmentValues) -> Void
    ) -> some View {
        PreferenceModifier(self) { values, environment in change(&values[RowLookKey.self], environment) }
    }
}
