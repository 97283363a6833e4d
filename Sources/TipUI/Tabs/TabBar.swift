/// The bar of a tab view, with a button for each tab; for pages, a row of dots.
struct TabBar {
    let tabs: [TabInfo]
    let selected: AnyHashable?
    let isPaged: Bool
    let select: @MainActor (AnyHashable) -> Void
}

@MainActor
extension TabBar: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let buttons = tabs.enumerated().map { index, tab in
            let button = TabButton(
                tab: tab,
                number: index + 1,
                isSelected: tab.key == selected,
                isDot: isPaged,
                select: select
            )
            return Primitive.Child(button, key: tab.key)
        }
        return Primitive(
            Element(TabBarContent(isDots: isPaged)),
            children: buttons,
            transformEnvironment: { $0.resetForCard() }
        )
    }
}

/// A button of a tab view's bar.
private struct TabButton {
    let tab: TabInfo
    /// The position of the tab, counted from 1.
    let number: Int
    let isSelected: Bool
    let isDot: Bool
    let select: @MainActor (AnyHashable) -> Void
}

@MainActor
extension TabButton: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (key, select) = (tab.key, select)
        var children: [Primitive.Child] = []
        if !isDot, let item = tab.item {
            children.append(Primitive.Child(TabLabel(label: item.label), key: "label"))
            if let badge = tab.badge { children.append(Primitive.Child(Badge(text: badge), key: "badge")) }
        }
        let needsLabel = children.isEmpty
        let isEnabled = tab.item?.isEnabled ?? true
        let button = ButtonContent(
            look: .tab,
            isDisabled: !isEnabled,
            tint: environment.tint,
            isSelectedTab: isSelected
        )
        return Primitive(
            Element(
                button,
                accessibility: needsLabel
                    ? Accessibility(label: tab.title.isEmpty ? "\(number)" : tab.title) : nil
            ),
            children: children,
            handlers: isEnabled ? [.tap: { _ in select(key) }] : [:]
        )
    }
}

/// The label of a tab as one element.
private struct TabLabel {
    let label: any View
}

@MainActor
extension TabLabel: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(StackContent(.vertical(.center), spacing: 2)),
            children: [Primitive.Child(label)]
        )
    }
}
