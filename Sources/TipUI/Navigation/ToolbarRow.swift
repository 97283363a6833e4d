/// One side of a page's bar.
struct ToolbarRow {
    let place: NavigationPlace
    let isLeading: Bool
    /// The items of both sides.
    let entries: [ToolbarEntry]
}

@MainActor
extension ToolbarRow: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        var items = entries.filter { $0.placement.isLeading == isLeading }.map { entry in
            Primitive.Child(entry.content, key: AnyHashable(entry.path))
        }
        if isLeading, let leave = place.leave { items.insert(back(leave), at: 0) }
        return Primitive(
            Element(StackContent(.horizontal(.center), spacing: 8)),
            children: items,
            transformEnvironment: { place.set(in: &$0) }
        )
    }

    private func back(_ leave: @escaping @MainActor () -> Void) -> Primitive.Child {
        Primitive.Child(
            Button(action: leave, label: { Image(systemName: "chevron.backward") })
                .accessibilityLabel("Back"),
            key: "back"
        )
    }
}
