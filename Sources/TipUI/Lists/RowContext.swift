/// The settings for a row of a list that come from the views around it.
///
/// A list puts a context into the environment of its content. Every view in it becomes a row, if it draws an element and
/// no other element is between it and the list; sections become sections. Groups, conditions and views with a body
/// around them don't matter.
struct RowContext: Equatable {
    /// The look that views around the row set; takes precedence over the look that the row's content sets.
    var look = RowLook()
    /// The actions that views around the row set, with those of the outermost view last.
    var actions: [RowActions] = []
    /// The selection of the list; `nil` if its rows can't be selected.
    var selection: RowSelection?
    /// The tag of the view that the row belongs to, by which it is selected.
    var tag: ViewTag?
    /// The id of the row in the dynamic content around it, by which it is selected if it has no tag.
    var id: AnyHashable?
    /// The actions for the elements of the dynamic content around the row; `nil` if there is none, or if the row has a
    /// place already.
    var edits: RowEdits?
    /// The place of the row among the elements of dynamic content.
    var place: RowPlace?
    var isDeleteDisabled = false
    var isMoveDisabled = false

    static func == (left: RowContext, right: RowContext) -> Bool {
        left.look == right.look && left.actions == right.actions
            && left.selection == right.selection && left.tag == right.tag && left.id == right.id
            && left.edits === right.edits && left.place == right.place
            && left.isDeleteDisabled == right.isDeleteDisabled && left.isMoveDisabled == right.isMoveDisabled
    }

    /// The place of the row, with what can be done there; `nil` if nothing can be done.
    var editablePlace: RowPlace? {
        guard var place else { return nil }
        if isDeleteDisabled { place.canDelete = false }
        if isMoveDisabled { (place.canMoveUp, place.canMoveDown) = (false, false) }
        return place.canDelete || place.canMoveUp || place.canMoveDown ? place : nil
    }
}

private enum RowContextKey: EnvironmentKey {
    static var defaultValue: RowContext? { nil }
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

    /// The context of the rows that the views become; `nil` for views that don't become rows.
    var rowContext: RowContext? {
        get { self[RowContextKey.self] }
        set {
            if let newValue { self[RowContextKey.self] = newValue } else { remove(RowContextKey.self) }
        }
    }
}

extension View {
    /// Returns the view with its elements as rows of the enclosing list.
    nonisolated func asRows(_ context: RowContext = RowContext(), modifiers: [EachModifier] = []) -> some View {
        EnvironmentModifier(content: self) {
            $0.rowContext = context
            $0.eachModifiers = modifiers
        }
    }
}

extension Primitive {
    /// Returns the row for a view that draws an element in a list.
    static func row(of view: any View, in context: RowContext) -> Primitive {
        let value = RowValue()
        return Primitive(
            Element(RowContent()),
            children: [Child(context.selection.map { $0.pressable(view, value: value) } ?? view)],
            transformEnvironment: { $0.isInRow = true },
            preferences: Preferences(
                reader: PreferenceReader(
                    keys: [RowLookKey.self, RowActionsKey.self, BadgeKey.self, TagKey.self]
                ) { values, row in
                    value.value = context.selection?.value(context.tag ?? values[TagKey.self], context.id)
                    let isSelected = value.value.map { context.selection?.selected.contains($0) ?? false } ?? false
                    draw(
                        &row,
                        look: context.look.fillingGaps(from: values[RowLookKey.self]),
                        actions: values[RowActionsKey.self] + context.actions,
                        place: context.editablePlace,
                        badge: values[BadgeKey.self],
                        isSelected: isSelected
                    )
                },
                transform: { values in
                    values.remove(RowLookKey.self)
                    values.remove(RowActionsKey.self)
                    values.remove(BadgeKey.self)
                }
            ),
            hiding: .whenEmpty
        )
    }

    private static func draw(
        _ row: inout Container,
        look: RowLook,
        actions: [RowActions],
        place: RowPlace?,
        badge: String?,
        isSelected: Bool
    ) {
        var content = RowContent(hiddenSeparators: look.separators.hidden, separatorTint: look.separatorTint)
        content.isSelected = isSelected
        if isSelected { row.element.accessibility.isSelected = true }
        switch look.background {
        case nil: break
        case .paint(let paint): row.element.style.background = paint
        case .view(let view, identity: _):
            content.hasBackground = true
            row.leading = [Child(SingleElement(AnyView(view)))]
        }
        row.element.style.padding = look.insets
        row.element.content = content
        row.trailing = badge.map { [Child(Badge(text: $0), key: "badge")] } ?? []
        if !actions.isEmpty || place != nil { row.trailing.append(Child(RowControls(actions: actions, place: place))) }
    }
}
