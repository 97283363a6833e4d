/// A tab of a ``TabView``: its label, its view and the value that selects it.
public struct Tab<Value, Content, Label> {
    fileprivate let content: Content
    fileprivate let label: Label
    fileprivate let tag: ViewTag?
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// Creates a tab with a label of views.
    public nonisolated init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), tag: ViewTag(value))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// Creates a tab with a label of views, for a tab view that keeps its own selection.
    public nonisolated init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), tag: nil)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab titled with a localized string key, with a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(titleKey, systemImage), tag: ViewTag(value))
    }

    /// Creates a tab titled with a string, with a system symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(title, systemImage), tag: ViewTag(value))
    }

    /// Creates a tab titled with a localized string key, with an image in the app's resources.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(titleKey, image: image), tag: ViewTag(value))
    }

    /// Creates a tab titled with a string, with an image in the app's resources.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(title, image: image), tag: ViewTag(value))
    }

    /// Creates a tab with the label of its role.
    public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: Label(role), tag: ViewTag(value))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab titled with a localized string key, with a system symbol, for a tab view that keeps its own
    /// selection.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(titleKey, systemImage), tag: nil)
    }

    /// Creates a tab titled with a string, with a system symbol, for a tab view that keeps its own selection.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(title, systemImage), tag: nil)
    }

    /// Creates a tab titled with a localized string key, with an image in the app's resources, for a tab view that keeps
    /// its own selection.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(titleKey, image: image), tag: nil)
    }

    /// Creates a tab titled with a string, with an image in the app's resources, for a tab view that keeps its own
    /// selection.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: Label(title, image: image), tag: nil)
    }

    /// Creates a tab with the label of its role, for a tab view that keeps its own selection.
    public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: Label(role), tag: nil)
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private enum Kind: Hashable { case search }

    private let kind: Kind

    /// The tab for searching, whose default label is a magnifying glass and "Search" in the language of the page; the
    /// bar doesn't set it apart.
    public static let search = TabRole(kind: .search)
}

/// The label of a tab that is made from a title and an image, or from the tab's role.
public struct DefaultTabLabel {
    /// The title and the image; `nil` for those of the search role.
    private let label: TipUI.Label<Text, Image>?

    fileprivate nonisolated init(_ titleKey: LocalizedStringKey, _ systemImage: String) {
        label = TipUI.Label(titleKey, systemImage: systemImage)
    }

    fileprivate nonisolated init(_ title: some StringProtocol, _ systemImage: String) {
        label = TipUI.Label(title, systemImage: systemImage)
    }

    fileprivate nonisolated init(_ titleKey: LocalizedStringKey, image: String) {
        label = TipUI.Label(titleKey, image: image)
    }

    fileprivate nonisolated init(_ title: some StringProtocol, image: String) {
        label = TipUI.Label(title, image: image)
    }

    fileprivate nonisolated init(_ role: TabRole) {
        label = nil
    }
}

@MainActor
extension DefaultTabLabel: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let search = TipUI.Label(environment.text(of: SystemWord.search), systemImage: "magnifyingglass")
        return Primitive(children: [Primitive.Child(label ?? search)])
    }
}

extension Tab: TabContent, PrimitiveTabContent where Content: View, Label: View {
    /// The type of the value that selects the tab.
    public typealias TabValue = Value

    var tabs: [Primitive.Child] {
        let (label, tag) = (label, tag)
        let tab = content.tabItem { label }
        return [
            Primitive.Child(
                PreferenceModifier(tab) { values, _ in
                    // The content's own tags and badges aren't those of the tab.
                    values[TagKey.self] = tag
                    values.remove(BadgeKey.self)
                }
            )
        ]
    }
}
