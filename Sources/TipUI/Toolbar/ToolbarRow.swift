/// One side of a page's bar.
struct ToolbarRow {
    /// The places of all levels; the bar is that of the last.
    let places: [NavigationPlace]
    let isLeading: Bool
    /// The items of both sides, those of all levels.
    let entries: [ToolbarEntry]
}

@MainActor
extension ToolbarRow: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var items = entries.filter { $0.placement.isLeading == isLeading }.map { entry in
            let isCovered = entry.depth < places.count - 1
            return Primitive.Child(
                ToolbarSlot(entry: entry, place: places[entry.depth], isCovered: isCovered),
                key: AnyHashable(entry.path)
            )
        }
        if isLeading, let leave = places.last?.leave { items.insert(back(leave), at: 0) }
        return Primitive(Element(StackContent(.horizontal(.center), spacing: 8)), children: items)
    }

    private func back(_ leave: @escaping @MainActor () -> Void) -> Primitive.Child {
        Primitive.Child(
            Button(action: leave, label: { Image(systemName: "chevron.backward") })
                .accessibilityLabel(SystemWord.back),
            key: "back"
        )
    }
}
