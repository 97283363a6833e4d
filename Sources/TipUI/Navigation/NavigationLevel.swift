/// A level of a navigation stack; those behind the last keep their state unseen.
struct NavigationLevel {
    let content: any View
    let place: NavigationPlace
    /// How many levels lie below.
    let depth: Int
    let isHidden: Bool
}

@MainActor
extension NavigationLevel: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        let depth = depth
        let isHidden = isHidden
        var element = Element(StackContent(.vertical(.center)))
        if isHidden {
            element.style.isHidden = true
            // A hidden view keeps its room; a level behind another has none.
            element.style.height = 0
            element.style.clip = .rectangle
            element.accessibility.isHidden = true
        }
        return Primitive(
            element,
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                place.set(in: &environment)
                if isHidden { environment.isHiddenByContainer = true }
            },
            preferences: Primitive.Preferences(
                transform: { values in
                    values.setDestinations(depth: depth)
                    let entries = values[ToolbarKey.self]
                    if !entries.isEmpty { values[ToolbarKey.self] = entries.map { $0.at(depth: depth) } }
                    if isHidden { values.remove(NavigationLookKey.self) }
                }
            )
        )
    }
}
