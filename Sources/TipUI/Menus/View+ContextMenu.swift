extension View {
    /// Gives the view a menu, which a right click, a long touch, and the keyboard open.
    ///
    /// By the keyboard it is opened from whatever in the view has the focus, by the context menu key or Shift and F10, or
    /// by a small button of its own, which is seen while it has the focus. A menu without items doesn't open.
    ///
    /// - Parameter menuItems: What stands in the menu, as in a ``Menu``.
    public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View {
        ContextMenu(content: self, items: menuItems())
    }
}

/// A view with a menu of its own.
struct ContextMenu<Content: View, Items: View> {
    let content: Content
    let items: Items

    nonisolated init(content: Content, items: Items) {
        self.content = content
        self.items = items
    }
}

@MainActor
extension ContextMenu: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let opener = MenuButton(label: Image(systemName: "ellipsis"), look: .contextMenu)
        return Primitive(
            Element(AnchorContent(hasContextMenu: environment.isEnabled)),
            children: [
                Primitive.Child(content.asSingleElement, key: "content"),
                .opener(opener.accessibilityLabel(SystemWord.menu)),
                Primitive.Child(MenuCard(content: items), key: "menu"),
            ],
            namesChildren: true
        )
    }
}

extension ContextMenu: SingleElementView {}
