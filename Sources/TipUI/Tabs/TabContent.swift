/// The tabs of a ``TabView``.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that select the tabs; `Never` if the tab view keeps its own selection.
    associatedtype TabValue
    /// The type of the content's body.
    associatedtype Body: TabContent

    /// The body of the content.
    @MainActor @preconcurrency var body: Body { get }
}

/// Content that provides its tabs itself instead of in a body.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
    /// The views of the tabs, with their labels and tags, and with keys that identify them among each other.
    var tabs: [Primitive.Child] { get }
}

extension Never: TabContent {
    /// No value.
    public typealias TabValue = Never
}

extension TabContent where Body == Never {
    /// Never called: the content provides its tabs itself.
    public var body: Never {
        preconditionFailure("\(Self.self).body must not be called: these tabs have no body.")
    }
}

extension TabContent {
    /// The views of the tabs, as one view that a tab view splits.
    var tabGroup: any View {
        TabGroup(children: (self as? any PrimitiveTabContent)?.tabs ?? [Primitive.Child(body.tabGroup)])
    }
}

/// The views of some tabs.
private struct TabGroup: UntrackedView {
    let children: [Primitive.Child]

    func primitive(in environment: EnvironmentValues) -> Primitive { Primitive(children: children) }
}

extension TabContent {
    /// Shows a number on the tabs; zero shows nothing.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        TabModifier(content: self) { $0.badge(count) }
    }

    /// Shows a text on the tabs, without the text's styles.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        TabModifier(content: self) { $0.badge(label) }
    }

    /// Shows a text on the tabs.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        TabModifier(content: self) { $0.badge(key) }
    }

    /// Shows a text on the tabs.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let label = label.map { String($0) }
        return TabModifier(content: self) { $0.badge(label) }
    }

    /// Sets whether the tabs can't be selected.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        TabModifier(content: self) { $0.disabled(disabled) }
    }

    /// Has no effect, because people can't customize the bar.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        TabModifier(content: self) { $0 }
    }
}

/// Tabs whose views are changed.
private struct TabModifier<Content: TabContent> {
    let content: Content
    let change: @MainActor (AnyView) -> any View

    nonisolated init(content: Content, change: @escaping @MainActor (AnyView) -> any View) {
        self.content = content
        self.change = change
    }
}

extension TabModifier: PrimitiveTabContent {
    typealias TabValue = Content.TabValue

    var tabs: [Primitive.Child] {
        TaggedViews.views(of: content.tabGroup, in: EnvironmentValues()).map { child in
            Primitive.Child(changed(child.view), key: child.key)
        }
    }

    @MainActor
    private func changed(_ view: some View) -> any View { change(AnyView(view)) }
}
