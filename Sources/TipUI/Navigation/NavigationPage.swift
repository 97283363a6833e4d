/// The page of a navigation stack: its bar, and all its levels, of which the last is seen.
struct NavigationPage<Root: View> {
    let model: NavigationModel
    let root: Root
    let path: [NavigationModel.Level]
}

@MainActor
extension NavigationPage: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        var levels = [Primitive.Child(level(root, depth: 0), key: 0)]
        for (index, step) in path.enumerated() {
            levels.append(Primitive.Child(level(step.destination, depth: index + 1), key: step.id))
        }
        return Primitive(
            Element(PageContent(title: "")),
            children: levels,
            preferences: Primitive.Preferences(reader: reader, transform: Self.leave)
        )
    }

    private func level(_ view: any View, depth: Int) -> NavigationLevel {
        NavigationLevel(
            content: view,
            place: NavigationPlace(model: model, depth: depth),
            isHidden: depth < path.count
        )
    }

    /// Draws the title and the bar that the level in front wants.
    private var reader: Primitive.PreferenceReader {
        let place = NavigationPlace(model: model, depth: path.count)
        return Primitive.PreferenceReader(keys: [NavigationLookKey.self, ToolbarKey.self]) { values, page in
            let look = values[NavigationLookKey.self]
            page.element.content = PageContent(
                title: look.title ?? "",
                hasLargeTitle: look.hasLargeTitle ?? (place.depth == 0)
            )
            let entries = values[ToolbarKey.self]
            page.leading = [true, false].map { isLeading in
                Primitive.Child(
                    ToolbarRow(place: place, isLeading: isLeading, entries: entries),
                    key: isLeading ? "leading" : "trailing"
                )
            }
        }
    }

    /// What the page has drawn goes no further, save that a sheet is called by the title in it.
    private static func leave(_ values: inout PreferenceValues) {
        if let title = values[NavigationLookKey.self].title { values[SheetLookKey.self].title = title }
        values.remove(NavigationLookKey.self)
        values.remove(ToolbarKey.self)
    }
}

/// A level of a navigation stack; those behind the last keep their state unseen.
struct NavigationLevel {
    let content: any View
    let place: NavigationPlace
    let isHidden: Bool
}

@MainActor
extension NavigationLevel: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let place = place
        guard isHidden else {
            return Primitive(
                Element(StackContent(.vertical(.center))),
                children: [Primitive.Child(content)],
                transformEnvironment: { place.set(in: &$0) }
            )
        }
        var element = Element(StackContent(.vertical(.center)))
        element.style.isHidden = true
        // A hidden view keeps its room; a level behind another has none.
        element.style.height = 0
        element.style.clip = .rectangle
        element.accessibility.isHidden = true
        return Primitive(
            element,
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                place.set(in: &environment)
                environment.isHiddenByContainer = true
            },
            preferences: Primitive.Preferences(
                transform: { values in
                    values.remove(NavigationLookKey.self)
                    values.remove(ToolbarKey.self)
                }
            )
        )
    }
}
