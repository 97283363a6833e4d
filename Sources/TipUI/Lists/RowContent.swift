/// A row of a list.
package struct RowContent: ElementContent {
    package static let kind = ElementKind.row

    package static var variations: [Variations<RowContent>] {
        var list = Variations(of: RowContent())
        list.add { $0.hiddenSeparators = .top }
        list.add { $0.hiddenSeparators = .vertical }
        return [list]
    }

    /// The edges, upper and lower, that have no line although another row is there.
    package var hiddenSeparators: Edge.Set
    package var stackingAxis: Axis? { .vertical }

    package init(hiddenSeparators: Edge.Set = []) {
        self.hiddenSeparators = hiddenSeparators
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}

/// How what stands in a row of a list wants the row to look.
struct RowLook: Equatable {
    /// What the row's background is painted with; `nil` for the list's.
    var background: PaintStyle?
    /// The room around the row's content; `nil` for the list's.
    var insets: EdgeInsets?
    /// The edges that have no line although another row is there.
    var hiddenSeparators: Edge.Set?
}

/// The look of a row: of several views in it the outermost decides, of views beside one another the first.
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
