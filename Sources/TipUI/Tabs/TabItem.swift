/// What a tab view knows about one of its tabs.
struct TabInfo: Equatable {
    /// The identity of the tab in its tab view.
    let key: AnyHashable
    let tag: ViewTag?
    let item: TabItem?
    let badge: String?

    @MainActor var title: String { item?.title ?? "" }
}

/// The tabs of a tab view, in order.
enum TabsKey: PreferenceKey {
    static var defaultValue: [TabInfo] { [] }

    static func reduce(value: inout [TabInfo], nextValue: () -> [TabInfo]) {
        value += nextValue()
    }
}

/// The label of a tab.
struct TabItem: Equatable {
    let label: any View
    /// The environment of the view that declares the label.
    private let environment: EnvironmentValues
    private let identity = UniqueIdentity()

    init(label: any View, environment: EnvironmentValues) {
        self.label = label
        self.environment = environment
    }

    var isEnabled: Bool { environment.isEnabled }

    /// The texts of the label, which name the tab's panel and its address; empty if it has none.
    @MainActor var title: String {
        let texts = TaggedViews.views(of: label, in: environment).compactMap { child -> String? in
            (child.view as? Text ?? (child.view as? any TitledLabel)?.titleText)?.plain
        }
        return texts.joined(separator: " ")
    }

    static func == (left: TabItem, right: TabItem) -> Bool { left.identity == right.identity }
}

/// The label of a view's tab; an outer view takes precedence.
enum TabItemKey: PreferenceKey {
    static var defaultValue: TabItem? { nil }

    static func reduce(value: inout TabItem?, nextValue: () -> TabItem?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the label of the view's tab in a ``TabView``: a `Label`, or an image and a text.
    public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        let label = label()
        return PreferenceModifier(self) { values, environment in
            values[TabItemKey.self] = TabItem(label: label, environment: environment.insideElement)
        }
    }
}

/// A label whose title may be a text.
private protocol TitledLabel {
    var titleText: Text? { get }
}

extension Label: TitledLabel {
    fileprivate var titleText: Text? { title as? Text }
}
