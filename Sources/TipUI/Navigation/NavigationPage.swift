/// The page of a navigation stack: its bar and all its levels, of which only the last is visible.
struct NavigationPage<Root: View> {
    let model: NavigationModel
    let path: Binding<[NavigationValue]>
    let root: Root
    /// For each level above the first, in order: the path value or presented item that opened it.
    let steps: [NavigationStep]
}

@MainActor
extension NavigationPage: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let places = model.editScopes(of: steps).enumerated().map(place)
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
                transform: { forwardPreferences(&$0, places) }
            )
        )
    }

    private func level(_ view: any View, at place: NavigationPlace, depth: Int) -> NavigationLevel {
        NavigationLevel(content: view, place: place, depth: depth, isHidden: depth < steps.count)
    }

    private func place(at depth: Int, editScope: StateBox<EditMode>) -> NavigationPlace {
        let path = path
        // The model retains the destinations, whose views may retain this closure, so a strong reference to the model
        // would create a retain cycle.
        let isInFront: @MainActor () -> Bool = { [weak model] in
            model?.presented.steps(with: path.wrappedValue).count == depth
        }
        let push: @MainActor (NavigationValue) -> Void = { path.wrappedValue.append($0) }
        guard depth > 0 else {
            return NavigationPlace(isInFront: isInFront, push: push, leave: nil, editScope: editScope)
        }
        let step = steps[depth - 1]
        let leave: @MainActor () -> Void = { [weak model] in model?.leave(step, on: path) }
        return NavigationPlace(isInFront: isInFront, push: push, leave: leave, editScope: editScope)
    }

    /// Returns a reader that draws the title and the bar of the front level.
    private func reader(_ places: [NavigationPlace]) -> Primitive.PreferenceReader {
        Primitive.PreferenceReader(keys: [NavigationLookKey.self, SearchKey.self, ToolbarKey.self]) { values, page in
            let look = values[NavigationLookKey.self]
            let entries = values[ToolbarKey.self]
            let hasBottomBar = entries.contains { $0.placement.bar == .bottom && $0.depth == places.count - 1 }
            page.element.content = PageContent(
                title: look.title ?? "",
                hasLargeTitle: look.hasLargeTitle ?? (places.count == 1),
                hasBottomBar: hasBottomBar,
                isBarHidden: look.isBarHidden ?? false
            )
            let hidesBack = look.isBackHidden ?? false
            let row = { (bar: ToolbarItemPlacement.Bar) in
                Primitive.Child(
                    ToolbarRow(places: places, bar: bar, entries: entries, hidesBack: hidesBack),
                    key: bar
                )
            }
            page.leading = [row(.leading), row(.trailing)]
            if let search = values[SearchKey.self] {
                page.leading.append(Primitive.Child(SearchField(search: search), key: "search"))
            }
            page.trailing = entries.contains { $0.placement.bar == .bottom } ? [row(.bottom)] : []
        }
    }

    /// Removes the preferences that the page draws itself; passes on the title for an enclosing sheet and the levels
    /// for the host.
    private func forwardPreferences(_ values: inout PreferenceValues, _ places: [NavigationPlace]) {
        let title = values[NavigationLookKey.self].title
        if let title { values[SheetLookKey.self].title = title }
        values[PageLevelsKey.self] = PageLevels(steps: steps, title: title ?? "", places: places)
        values.remove(NavigationLookKey.self)
        values.remove(ToolbarKey.self)
        values.remove(SearchKey.self)
        values.remove(NavigationDestinationsKey.self)
    }
}

/// A page with a title and a bar of items above its content.
///
/// The first child is a stack of the bar's leading items, the second child is a stack of its trailing items, and all
/// other children are the page's content, except for a bar at the bottom.
package struct PageContent: ElementContent {
    package static let kind = ElementKind.page

    package static var variations: [Variations<PageContent>] {
        var list = Variations(of: PageContent(title: "a"))
        list.add { $0.title = "<b>" }
        list.add { $0.hasLargeTitle = false }
        list.add { $0.hasBottomBar = true }
        list.add { $0.isBarHidden = true }
        return [list]
    }

    package var title: String
    package var hasLargeTitle: Bool
    /// Whether the last child is a bar at the bottom of the window.
    package var hasBottomBar: Bool
    /// Whether neither the title nor the bars above the content are drawn.
    package var isBarHidden: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(title: String, hasLargeTitle: Bool = true, hasBottomBar: Bool = false, isBarHidden: Bool = false) {
        self.title = title
        self.hasLargeTitle = hasLargeTitle
        self.hasBottomBar = hasBottomBar
        self.isBarHidden = isBarHidden
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
