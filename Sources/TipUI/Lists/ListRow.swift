/// A row of a list, shown while its content draws something.
struct ListRow {
    let content: any View

    nonisolated init(content: any View) {
        self.content = content
    }
}

@MainActor
extension ListRow: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(RowContent()),
            children: [Primitive.Child(content)],
            preferences: Self.preferences,
            isHiddenWhenEmpty: true
        )
    }

    private static let preferences = Primitive.Preferences(
        reader: Primitive.PreferenceReader(keys: [RowLookKey.self, RowActionsKey.self, BadgeKey.self]) { values, row in
            let look = values[RowLookKey.self]
            row.element.style.background = look.background
            row.element.style.padding = look.insets
            row.element.content = RowContent(hiddenSeparators: look.hiddenSeparators ?? [])
            let actions = values[RowActionsKey.self]
            row.trailing = actions.isEmpty ? [] : [Primitive.Child(RowActionsView(actions: actions))]
            if let badge = values[BadgeKey.self] {
                row.trailing.append(Primitive.Child(Badge(text: badge), key: "badge"))
            }
        },
        transform: { values in
            values.remove(RowLookKey.self)
            values.remove(RowActionsKey.self)
            values.remove(BadgeKey.self)
        }
    )
}
