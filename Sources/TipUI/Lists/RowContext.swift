/// What the views around a row of a list set for it.
///
/// A list puts a context into the environment of its content. Every view below that draws an element without another
/// element between it and the list becomes a row, and every section a section, no matter how many groups, conditions
/// and views with a body are around it.
struct RowContext: Equatable {
    /// The look that views around the row set; takes precedence over the look that the row's content sets.
    var look = RowLook()
    /// The actions that views around the row set, with those of the outermost view last.
    var actions: [RowActions] = []
    /// The modifiers that apply to each row on its own, outermost first.
    var modifiers: [RowModifier] = []
}

/// A modifier around several views of a list, which applies to each of their rows.
struct RowModifier: Equatable {
    private let identity = UniqueIdentity()
    let apply: @MainActor (any View) -> any View

    static func == (left: RowModifier, right: RowModifier) -> Bool { left.identity == right.identity }
}

private enum RowContextKey: EnvironmentKey {
    static var defaultValue: RowContext? { nil }
}

extension EnvironmentValues {
    /// The context of the rows that the views become; `nil` for views that don't become rows.
    var rowContext: RowContext? {
        get { self[RowContextKey.self] }
        set {
            if let newValue { self[RowContextKey.self] = newValue } else { remove(RowContextKey.self) }
        }
    }

    /// A copy for views that don't become rows.
    var outsideRows: EnvironmentValues {
        guard rowContext != nil else { return self }
        var environment = self
        environment.rowContext = nil
        return environment
    }
}

private enum IsInRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a row of a list, where controls show their labels.
    var isInRow: Bool {
        get { self[IsInRowKey.self] }
        set { self[IsInRowKey.self] = newValue }
    }
}

extension View {
    /// Returns the view with its elements as rows of the enclosing list.
    nonisolated func asRows(_ context: RowContext = RowContext()) -> some View {
        EnvironmentModifier(content: self) { $0.rowContext = context }
    }
}

extension Primitive {
    /// Returns a primitive that passes a modifier down to each row of its content.
    static func forEachRow(
        of content: any View,
        apply modifier: @escaping @MainActor (any View) -> any View
    ) -> Primitive {
        let modifier = RowModifier(apply: modifier)
        return Primitive(
            children: [Child(content)],
            transformEnvironment: { $0.rowContext?.modifiers.append(modifier) }
        )
    }

    /// Returns the row for a view that draws an element in a list.
    static func row(of view: any View, in context: RowContext) -> Primitive {
        let content = context.modifiers.reversed().reduce(view) { view, modifier in modifier.apply(view) }
        return Primitive(
            Element(RowContent()),
            children: [Child(content)],
            transformEnvironment: { $0.isInRow = true },
            preferences: Preferences(
                reader: PreferenceReader(keys: [RowLookKey.self, RowActionsKey.self]) { values, row in
                    draw(
                        &row,
                        look: context.look.fillingGaps(from: values[RowLookKey.self]),
                        actions: values[RowActionsKey.self] + context.actions
                    )
                },
                transform: { values in
                    values.remove(RowLookKey.self)
                    values.remove(RowActionsKey.self)
                }
            ),
            hiding: .whenEmpty
        )
    }

    private static func draw(_ row: inout Container, look: RowLook, actions: [RowActions]) {
        row.element.style.background = look.background
        row.element.style.padding = look.insets
        row.element.content = RowContent(hiddenSeparators: look.separators.hidden)
        row.trailing = actions.isEmpty ? [] : [Child(RowActionsView(actions: actions))]
    }
}
