/// A menu above the page, which the button of its name opens; its children are its items.
///
/// Opening and closing it, and moving in it by the keyboard, is the renderer's matter; the items are buttons and links with
/// the look of items, and sections of them.
package struct MenuContent: ElementContent {
    package static let kind = ElementKind.menu
    package static let variations = [Variations(of: MenuContent(name: ElementID(7)))]

    /// What tells the menu from all others of its graph; stays while the menu is there.
    package var name: ElementID
    package var stackingAxis: Axis? { .vertical }

    package init(name: ElementID) {
        self.name = name
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
