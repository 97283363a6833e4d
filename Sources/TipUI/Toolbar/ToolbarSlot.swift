/// The place of an item in a page's bar; on a covered level the item isn't drawn, keeps its state, and leads on.
///
/// It is the same as long as its item is: the bar of a level that an item leads to doesn't draw that item anew, which would
/// draw the level anew.
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
        return Primitive(
            children: [Primitive.Child(entry.content)],
            transformEnvironment: { environment in
                place.set(in: &environment)
                if isCovered { environment.isHiddenByContainer = true }
            },
            preferences: Primitive.Preferences(transform: { $0.setDestinations(depth: depth) }),
            drawsChildren: !isCovered
        )
    }
}
