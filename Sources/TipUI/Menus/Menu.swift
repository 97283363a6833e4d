/// A control that opens a menu of things to do.
///
/// In the menu stand buttons, with their roles and disabled ones among them, switches, links, sections, dividers and other
/// menus; a `Text` of its own is a line that can't be chosen. What is chosen closes the menu. Where a menu has a primary
/// action, its label is a button that does that, with a second beside it that opens the menu.
public struct Menu<Label: View, Content: View> {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    /// Makes a menu with a label of views.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// Makes a menu with a label of views, whose press does something by itself.
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
    /// Makes a menu with a literal.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Makes a menu with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// Makes a menu with a literal, whose press does something by itself.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Makes a menu with a string, whose press does something by itself.
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
    /// Makes a menu with a literal and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { TipUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a menu with a string and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(content: content) { TipUI.Label(title, systemImage: systemImage) }
    }

    /// Makes a menu with a literal and a system symbol, whose press does something by itself.
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

    /// Makes a menu with a string and a system symbol, whose press does something by itself.
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
