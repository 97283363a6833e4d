/// A bar of tabs, whose children are buttons with the look of tabs.
package struct TabBarContent: ElementContent {
    package static let kind = ElementKind.tabBar

    package static var variations: [Variations<TabBarContent>] {
        [Variations(of: TabBarContent(), TabBarContent(isDots: true))]
    }

    /// Whether the tabs are pages, of which the bar shows only how many there are.
    package var isDots: Bool
    package var stackingAxis: Axis? { .horizontal }

    package init(isDots: Bool = false) {
        self.isDots = isDots
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}

/// A view of tabs, whose children are a bar, if it has one, and the panels of the tabs.
package struct TabsContent: ElementContent {
    package static let kind = ElementKind.tabs

    package static var variations: [Variations<TabsContent>] {
        [Variations(of: TabsContent(), TabsContent(isPaged: true))]
    }

    /// Whether the element is a row of pages, through which a person scrolls, instead of the view around them.
    package var isPaged: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(isPaged: Bool = false) {
        self.isPaged = isPaged
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}

/// The panel of a tab.
package struct TabPanelContent: ElementContent {
    package static let kind = ElementKind.tabPanel

    package static var variations: [Variations<TabPanelContent>] {
        var list = Variations(of: TabPanelContent())
        list.add { $0.label = "<b>" }
        list.add { $0.isSelected = false }
        list.add { $0.isPage = true }
        return [list]
    }

    /// The text of the tab's label; may be empty.
    package var label: String
    /// Whether the panel is visible, or for a page whether the row of pages is scrolled to it.
    package var isSelected: Bool
    package var isPage: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(label: String = "", isSelected: Bool = true, isPage: Bool = false) {
        self.label = label
        self.isSelected = isSelected
        self.isPage = isPage
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
