/// A row of a list.
package struct RowContent: ElementContent {
    package static let kind = ElementKind.row

    package static var variations: [Variations<RowContent>] {
        var list = Variations(of: RowContent())
        list.add { $0.hiddenSeparators = .top }
        list.add { $0.hiddenSeparators = .vertical }
        list.add { $0.separatorTint = .system(.red) }
        list.add { $0.hasBackground = true }
        list.add { $0.isSelected = true }
        return [list]
    }

    /// The edges (top or bottom) at which no separator is drawn, even if another row is next to the edge.
    package var hiddenSeparators: Edge.Set
    /// The style of the separator above the row; `nil` for the list's default.
    package var separatorTint: PaintStyle?
    /// Whether the first child is the row's background.
    package var hasBackground: Bool
    /// Whether the row is selected in its list.
    package var isSelected = false
    package var stackingAxis: Axis? { .vertical }

    package init(
        hiddenSeparators: Edge.Set = [],
        separatorTint: PaintStyle? = nil,
        hasBackground: Bool = false
    ) {
        self.hiddenSeparators = hiddenSeparators
        self.separatorTint = separatorTint
        self.hasBackground = hasBackground
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}

/// The appearance that views request for a list row.
struct RowLook: Equatable {
    /// The row's background; `nil` for the list's default background.
    var background: Background?
    /// The insets of the row's content; `nil` for the list's default insets.
    var insets: EdgeInsets?
    var separators = Separators()
    /// The style of the row's separators; `nil` for the list's default.
    var separatorTint: PaintStyle?

    /// The background of a row.
    enum Background: Equatable {
        case paint(PaintStyle)
        /// A view; its identity is compared in place of the view.
        case view(any View, identity: UniqueIdentity)

        static func == (left: Background, right: Background) -> Bool {
            switch (left, right) {
            case (.paint(let left), .paint(let right)): left == right
            case (.view(_, let left), .view(_, let right)): left == right
            default: false
            }
        }
    }

    /// The separators of a row.
    struct Separators: Equatable {
        /// The edges (top or bottom) whose separators were set.
        var edges: Edge.Set = []
        /// The edges at which no separator is drawn, even if another row is next to the edge.
        var hidden: Edge.Set = []
    }

    /// Returns the look with its missing values taken from another look.
    func fillingGaps(from other: RowLook) -> RowLook {
        RowLook(
            background: background ?? other.background,
            insets: insets ?? other.insets,
            separators: Separators(
                edges: separators.edges.union(other.separators.edges),
                hidden: separators.hidden.union(other.separators.hidden.subtracting(separators.edges))
            ),
            separatorTint: separatorTint ?? other.separatorTint
        )
    }
}

/// The look of a row; an outer view takes precedence over the views inside it, and a view takes precedence over its
/// later siblings.
enum RowLookKey: PreferenceKey {
    static var defaultValue: RowLook { RowLook() }

    static func reduce(value: inout RowLook, nextValue: () -> RowLook) {
        value = value.fillingGaps(from: nextValue())
    }
}

/// A view that sets something for the rows in its content, or for the row that contains it.
struct RowSetting<Content: View> {
    let content: Content
    /// Changes the context of the rows in the content.
    let changeContext: (inout RowContext, EnvironmentValues) -> Void
    /// Changes the preferences for the row that contains the view.
    let changePreferences: (inout PreferenceValues, EnvironmentValues) -> Void
}

@MainActor
extension RowSetting: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let outside = environment.insideElement
        var primitive = Primitive(children: [Primitive.Child(content)])
        if var context = environment.rowContext {
            changeContext(&context, outside)
            primitive.transformEnvironment = { $0.rowContext = context }
        } else {
            primitive.preferences = Primitive.Preferences(transform: { changePreferences(&$0, outside) })
        }
        return primitive
    }
}

extension RowSetting: SingleElementView where Content: SingleElementView {}
extension RowSetting: UnaryView where Content: UnaryView {}

extension View {
    /// Places a view behind the content of the view's list row; `nil` keeps the current background.
    ///
    /// The background fills the row. A view that doesn't fill the row itself is in its middle.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        let (paint, identity) = ((view as? any ShapeStyle)?.paint, UniqueIdentity())
        return rowLook { look, environment in
            if let paint {
                look.background = .paint(paint.resolved(in: environment))
            } else if let view {
                let background = EnvironmentModifier(content: view) { $0 = environment }
                look.background = .view(background, identity: identity)
            }
        }
    }

    /// Sets the insets of the view in its list row; `nil` keeps the current insets.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowLook { look, _ in look.insets = insets }
    }

    /// Sets the visibility of separators of the view's list row; a separator is hidden if either adjacent row hides it.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View {
        rowLook { look, _ in
            guard visibility != .automatic else { return }
            look.separators = RowLook.Separators(edges: edges, hidden: visibility == .hidden ? edges : [])
        }
    }

    /// Sets the color of the separator above the view's list row; `nil` keeps the current color.
    ///
    /// On Apple platforms the separator below the row can be colored too; here that separator belongs to the next row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View {
        let paint = edges.contains(.top) ? color?.paint : nil
        return rowLook { look, environment in look.separatorTint = paint?.resolved(in: environment) }
    }

    private nonisolated func rowLook(_ change: @escaping (inout RowLook, EnvironmentValues) -> Void) -> some View {
        func look(_ environment: EnvironmentValues) -> RowLook {
            var look = RowLook()
            change(&look, environment)
            return look
        }
        return RowSetting(
            content: self,
            changeContext: { $0.look = $0.look.fillingGaps(from: look($1)) },
            changePreferences: { $0[RowLookKey.self] = look($1).fillingGaps(from: $0[RowLookKey.self]) }
        )
    }
}
