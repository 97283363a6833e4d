/// A host of popovers and menus: the first child is the anchor, the others stand above the page, save that the second
/// child of one with a context menu, and of a menu with a primary action, is the button that opens the menu.
package struct AnchorContent: ElementContent {
    package static let kind = ElementKind.anchor
    package static let variations = [Variations(of: AnchorContent(), AnchorContent(hasContextMenu: true))]

    /// Whether a right click on the anchor, or a long touch, opens the menu.
    package var hasContextMenu: Bool

    package init(hasContextMenu: Bool = false) {
        self.hasContextMenu = hasContextMenu
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { context.children.first ?? [] }
}
