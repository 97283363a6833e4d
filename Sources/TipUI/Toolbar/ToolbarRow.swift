/// One side of a page's bar, or the bar at the bottom of a page.
struct ToolbarRow {
    /// The navigation actions of all levels; only the last level is visible.
    let places: [NavigationPlace]
    let bar: ToolbarItemPlacement.Bar
    /// The items of all bars and levels.
    let entries: [ToolbarEntry]
    /// Whether the bar has no button that leads back.
    let hidesBack: Bool
}

@MainActor
extension ToolbarRow: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var items = entries.filter { $0.placement.bar == bar }.map { entry in
            let isCovered = entry.depth < places.count - 1
            return Primitive.Child(
                ToolbarSlot(entry: entry, place: places[entry.depth], isCovered: isCovered),
                key: AnyHashable(entry.path)
            )
        }
        if bar == .leading, !hidesBack, let leave = places.last?.leave { items.insert(back(leave), at: 0) }
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

/// A view that adds items to the bar of its page.
struct ToolbarModifier<Content: View> {
    let content: Content
    let entries: [ToolbarEntry]
    @State private var identity = UniqueIdentity()

    nonisolated init(content: Content, entries: [ToolbarEntry]) {
        self.content = content
        self.entries = entries
    }
}

@MainActor
extension ToolbarModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let own = entries.map { $0.within(AnyHashable(identity)) }
        let cancels = own.contains { $0.placement.purpose == .cancellation }
        return Primitive(
            children: [Primitive.Child(content)],
            preferences: Primitive.Preferences(transform: { values in
                values[ToolbarKey.self] = own + values[ToolbarKey.self]
                if cancels { values[SheetLookKey.self].hasCancelButton = true }
            })
        )
    }
}

/// A view for an item in a page's bar; on a covered level the item isn't drawn, but keeps its state and destinations.
///
/// Two slots are equal if their items are equal. Therefore, when an item opens a level, the bar of the new level
/// doesn't redraw the item; redrawing the item would also redraw the level.
struct ToolbarSlot: Equatable {
    let entry: ToolbarEntry
    let place: NavigationPlace
    let isCovered: Bool
}

@MainActor
extension ToolbarSlot: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        let depth = entry.depth
        let isCovered = isCovered
        let confirms = entry.placement.purpose == .confirmation
        return Primitive(
            children: [Primitive.Child(entry.content)],
            transformEnvironment: { environment in
                place.set(in: &environment)
                environment.isInBar = true
                if confirms { environment.textPatch.weight = .semibold }
                if isCovered { environment.isHiddenByContainer = true }
            },
            preferences: Primitive.Preferences(transform: { $0.setDestinationDepth(depth) }),
            drawsChildren: !isCovered
        )
    }
}

private enum InBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a bar, in which labels show only their icons.
    var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
