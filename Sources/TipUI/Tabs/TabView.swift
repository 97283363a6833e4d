/// A view that shows one of several views, which a person chooses in a bar.
///
/// The bar is at the bottom of a narrow window and on top of a wide one. The views of tabs that aren't selected keep
/// their state, and each ``NavigationStack`` its levels; they appear when their tab is selected, and disappear with the
/// next one. If the selection matches no tab, the first tab is shown.
///
/// In a browser the address names the selected tab unless it is the first, after a tilde, and then the levels of the
/// tab's navigation stack: `/~settings/network`. Back returns to the tab before.
public struct TabView<SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var model = TabModel()

    /// Creates a tab view whose tabs are views with ``View/tabItem(_:)`` and ``View/tag(_:includeOptional:)``.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps its own selection.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a tab view of ``Tab`` values with a selection.
    public nonisolated init<C>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content: content())
    }

    /// Creates a tab view of ``Tab`` values that keeps its own selection.
    public nonisolated init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content: content())
    }
}

@MainActor
extension TabView: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let model = model
        let views = TaggedViews.views(of: content, in: environment)
        let style = environment.tabStyle
        let selected = selected(among: model.tabs)
        if let selected {
            model.shown.insert(selected)
            model.shownPage = model.shownPage ?? selected
        }
        let panels = views.map { panel(of: $0, selected: selected, style) }
        let select: @MainActor (AnyHashable) -> Void = { self.select($0) }
        return Primitive(
            Element(TabsContent()),
            children: style.isPaged ? [Primitive.Child(TabPages(panels: panels))] : panels,
            preferences: Primitive.Preferences(
                reader: Primitive.PreferenceReader(keys: [TabsKey.self]) { values, container in
                    let tabs = values[TabsKey.self]
                    guard tabs.count >= style.minimumForBar else { return }
                    let bar = TabBar(
                        tabs: tabs,
                        selected: selected,
                        isPaged: style.isPaged,
                        select: select
                    )
                    container.leading = [Primitive.Child(bar, key: "bar")]
                },
                observers: [model.observer],
                transform: { values in
                    let tabs = values[TabsKey.self]
                    values.remove(TabsKey.self)
                    guard !style.isPaged, environment.navigation == nil else { return }
                    let levels = values[PageLevelsKey.self] ?? PageLevels(steps: [], title: "", places: [])
                    values[PageLevelsKey.self] = levels.within(PageTabs(tabs, selected: selected, select: select))
                }
            )
        )
    }

    private func panel(
        of view: Primitive.Child,
        selected: AnyHashable?,
        _ style: TabStyle
    ) -> Primitive.Child {
        let key = view.key ?? AnyHashable(0)
        var panel = TabPanel(content: view.view, key: key)
        panel.label = model.tabs.first { $0.key == key }?.title ?? ""
        panel.isSelected = key == selected
        panel.isDrawn = style.isPaged || model.shown.contains(key)
        if style.isPaged { panel.onVisibilityChange = { turn(to: key, $0) } }
        return Primitive.Child(panel, key: key)
    }

    /// Returns the key of the selected tab; `nil` before the tabs are known.
    private func selected(among tabs: [KnownTab]) -> AnyHashable? {
        guard let selection else { return (tabs.first { $0.key == model.selected } ?? tabs.first)?.key }
        let value = selection.wrappedValue
        let index = tabs.indices.first { self.value(of: tabs[$0], at: $0) == value }
        return tabs.isEmpty ? nil : tabs[index ?? 0].key
    }

    /// The value that selects a tab: its tag, or without a tag its position if the selection is an integer.
    private func value(of tab: KnownTab, at index: Int) -> SelectionValue? {
        tab.tag.map { $0.selection(as: SelectionValue.self) } ?? (index as? SelectionValue)
    }

    private func select(_ key: AnyHashable) {
        guard let selection else {
            model.selected = key
            return
        }
        guard let index = model.tabs.firstIndex(where: { $0.key == key }) else { return }
        if let value = value(of: model.tabs[index], at: index) { selection.wrappedValue = value }
    }

    /// Selects the page that a person has scrolled to, unless the client hasn't shown the selected page yet.
    private func turn(to key: AnyHashable, _ isInside: Bool) {
        if isInside { model.pagesInWindow.insert(key) } else { model.pagesInWindow.remove(key) }
        guard let selected = selected(among: model.tabs) else { return }
        if model.pagesInWindow.contains(selected) { model.shownPage = selected }
        guard model.pagesInWindow.count == 1, let only = model.pagesInWindow.first, only != selected,
            model.shownPage == selected
        else { return }
        model.shownPage = only
        select(only)
    }
}

/// What a tab view itself needs to know of a tab; unlike the tab's label, it is equal after another evaluation.
private struct KnownTab: Equatable {
    let key: AnyHashable
    let tag: ViewTag?
    let title: String
}

/// The tabs of a tab view, and which of them were shown.
@MainActor @Observable
final class TabModel {
    fileprivate var tabs: [KnownTab] = []
    /// The key of the selected tab, for a tab view without a binding.
    fileprivate var selected: AnyHashable?
    /// The keys of the tabs that were selected before; other tabs aren't drawn.
    @ObservationIgnored fileprivate var shown: Set<AnyHashable> = []
    /// The keys of the pages that the client reports to be in its window.
    @ObservationIgnored fileprivate var pagesInWindow: Set<AnyHashable> = []
    /// The key of the selected page that the client last showed, at first the one that it is drawn with.
    @ObservationIgnored fileprivate var shownPage: AnyHashable?

    nonisolated init() {}

    fileprivate var observer: Primitive.PreferenceObserver {
        Primitive.PreferenceObserver(key: TabsKey.self) { [weak self] in self?.update($0[TabsKey.self]) }
    }

    private func update(_ tabs: [TabInfo]) {
        let known = tabs.map { KnownTab(key: $0.key, tag: $0.tag, title: $0.title) }
        if known != self.tabs { self.tabs = known }
        let keys = Set(tabs.map(\.key))
        shown.formIntersection(keys)
        pagesInWindow.formIntersection(keys)
    }
}
