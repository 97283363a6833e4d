/// The page of a navigation stack: its bar, and all its levels, of which the last is seen.
struct NavigationPage<Root: View> {
    let model: NavigationModel
    let path: Binding<[NavigationValue]>
    let root: Root
    /// What leads to each level above the first.
    let steps: [NavigationStep]
}

@MainActor
extension NavigationPage: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let places = (0...steps.count).map(place)
        var levels = [Primitive.Child(level(root, at: places[0], depth: 0), key: "root")]
        for (index, step) in steps.enumerated() {
            let content = NavigationLevelContent(model: model, step: step, depth: index + 1)
            levels.append(Primitive.Child(level(content, at: places[index + 1], depth: index + 1), key: step))
        }
        return Primitive(
            Element(PageContent(title: "")),
            children: levels,
            preferences: Primitive.Preferences(
                reader: reader(places),
                observers: [model.observer(of: path)],
                transform: { passOn(&$0, places) }
            )
        )
    }

    private func level(_ view: any View, at place: NavigationPlace, depth: Int) -> NavigationLevel {
        NavigationLevel(content: view, place: place, depth: depth, isHidden: depth < steps.count)
    }

    private func place(at depth: Int) -> NavigationPlace {
        let path = path
        // What views keep of their place, the model keeps with their destinations.
        let isInFront: @MainActor () -> Bool = { [weak model] in
            model?.presented.steps(with: path.wrappedValue).count == depth
        }
        let push: @MainActor (NavigationValue) -> Void = { path.wrappedValue.append($0) }
        guard depth > 0 else { return NavigationPlace(isInFront: isInFront, push: push, leave: nil) }
        let step = steps[depth - 1]
        return NavigationPlace(isInFront: isInFront, push: push) { [weak model] in model?.leave(step, on: path) }
    }

    /// Draws the title and the bar that the level in front wants.
    private func reader(_ places: [NavigationPlace]) -> Primitive.PreferenceReader {
        Primitive.PreferenceReader(keys: [NavigationLookKey.self, ToolbarKey.self]) { values, page in
            let look = values[NavigationLookKey.self]
            page.element.content = PageContent(
                title: look.title ?? "",
                hasLargeTitle: look.hasLargeTitle ?? (places.count == 1)
            )
            let entries = values[ToolbarKey.self]
            page.leading = [true, false].map { isLeading in
                Primitive.Child(
                    ToolbarRow(places: places, isLeading: isLeading, entries: entries),
                    key: isLeading ? "leading" : "trailing"
                )
            }
        }
    }

    /// What the page has drawn goes no further, save that a sheet is called by the title in it, and that hosts learn of
    /// the levels.
    private func passOn(_ values: inout PreferenceValues, _ places: [NavigationPlace]) {
        let title = values[NavigationLookKey.self].title
        if let title { values[SheetLookKey.self].title = title }
        values[PageLevelsKey.self] = PageLevels(steps: steps, title: title ?? "", places: places)
        values.remove(NavigationLookKey.self)
        values.remove(ToolbarKey.self)
        values.remove(NavigationDestinationsKey.self)
    }
}
