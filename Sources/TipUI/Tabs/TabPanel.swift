/// The content of a tab: hidden while the tab isn't selected, and not drawn before it is selected for the first time.
struct TabPanel {
    let content: any View
    let key: AnyHashable
    var label = ""
    var isSelected = false
    var isDrawn = false
    /// Called when the client reports whether the page is in its window; `nil` if it isn't a page.
    var onVisibilityChange: (@MainActor (Bool) -> Void)?
}

@MainActor
extension TabPanel: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (key, isSelected) = (key, isSelected)
        return Primitive(
            children: [Primitive.Child(TabPanelBox(panel: self))],
            preferences: Primitive.Preferences(transform: { values in
                let info = TabInfo(
                    key: key,
                    tag: values[TagKey.self],
                    item: values[TabItemKey.self],
                    badge: values[BadgeKey.self]
                )
                values.remove(TagKey.self)
                values.remove(TabItemKey.self)
                values.remove(BadgeKey.self)
                values[TabsKey.self] = [info]
                if isSelected { return }
                // The page's title, bar and address are those of the selected tab.
                values.remove(NavigationLookKey.self)
                values.remove(ToolbarKey.self)
                values.remove(SheetLookKey.self)
                values.remove(PageLevelsKey.self)
            }),
            drawsChildren: isDrawn
        )
    }
}

/// The element of a tab's panel.
private struct TabPanelBox {
    let panel: TabPanel
}

@MainActor
extension TabPanelBox: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let (isSelected, onVisibilityChange) = (panel.isSelected, panel.onVisibilityChange)
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if let onVisibilityChange {
            handlers[.visibility] = { event in
                if let isInside = event.isOn { onVisibilityChange(isInside) }
            }
        }
        return Primitive(
            Element(
                TabPanelContent(label: panel.label, isSelected: isSelected, isPage: onVisibilityChange != nil)
            ),
            children: [Primitive.Child(panel.content)],
            transformEnvironment: { environment in
                if isSelected { return }
                environment.isHiddenByContainer = true
                environment.isOffStage = true
            },
            handlers: handlers
        )
    }
}

private enum OffStageKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is in a tab that isn't selected, so that it has disappeared although it keeps its state.
    var isOffStage: Bool {
        get { self[OffStageKey.self] }
        set { self[OffStageKey.self] = newValue }
    }
}

/// The row of a tab view's pages.
struct TabPages {
    let panels: [Primitive.Child]
}

@MainActor
extension TabPages: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(TabsContent(isPaged: true)), children: panels)
    }
}
