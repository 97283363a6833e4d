/// A control that opens a menu of actions.
///
/// A menu can contain buttons with and without roles, switches, links, sections, dividers and other menus; items can be
/// disabled. A `Text` that isn't part of a control is an item that can't be chosen. Choosing an item closes the menu.
/// If a menu has a primary action, its label is a button that performs the action, and a second button opens the menu.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    /// Creates a menu with a custom label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// Creates a menu with a custom label and a primary action.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }
}

extension Menu where Label == Text {
    /// Creates a menu titled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu titled with a localized string key, with a primary action.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu titled with a string, with a primary action.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TipUI.Label<Text, Image> {
    /// Creates a menu titled with a localized string key, with a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { TipUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu titled with a string, with a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(content: content) { TipUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu titled with a localized string key, with a system symbol and a primary action.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            content: content,
            label: { TipUI.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }

    /// Creates a menu titled with a string, with a system symbol and a primary action.
    @preconcurrency @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(
            content: content,
            label: { TipUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }
}

@MainActor
extension Menu: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(AnchorContent()),
            children: buttons(in: environment) + [Primitive.Child(MenuCard(content: content), key: "menu")],
            namesChildren: true
        )
    }

    private func buttons(in environment: EnvironmentValues) -> [Primitive.Child] {
        guard let primaryAction, !environment.isInMenu else { return [.opener(MenuButton(label: label))] }
        let chevron = MenuButton(label: Image(systemName: "chevron.down"))
        return [
            Primitive.Child(Button(action: primaryAction) { label }, key: "primary"),
            .opener(chevron.accessibilityLabel(SystemWord.more)),
        ]
    }
}

extension Menu: SingleElementView {}

extension View {
    /// Adds a context menu to the view, which the user opens with a right click, a long press or the keyboard.
    ///
    /// With the keyboard, the context menu key or Shift-F10 opens the menu while anything in the view has the focus. A
    /// small button, visible while it has the focus, also opens the menu. A menu without items doesn't open.
    ///
    /// - Parameter menuItems: The content of the menu, as in a ``Menu``.
    public nonisolated func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View {
        ContextMenuModifier(content: self, items: menuItems())
    }

    /// Adds a context menu to the view; `nil` adds none.
    public nonisolated func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    where MenuItems: View {
        Group {
            if let contextMenu { ContextMenuModifier(content: self, items: contextMenu.items) } else { self }
        }
    }
}

/// The items of a context menu, for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu.
    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

/// A view with a context menu.
struct ContextMenuModifier<Content: View, Items: View> {
    let content: Content
    let items: Items

    nonisolated init(content: Content, items: Items) {
        self.content = content
        self.items = items
    }
}

@MainActor
extension ContextMenuModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        if content.drawsSeveral { return .forEach(of: content) { menued($0) } }
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

    private func menued(_ view: some View) -> any View { TipUI.ContextMenuModifier(content: view, items: items) }
}

extension ContextMenuModifier: SingleElementView {}
