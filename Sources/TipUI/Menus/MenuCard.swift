/// A menu, closed until its button opens it; there while there is something in it.
struct MenuCard<Content: View> {
    let content: Content

    nonisolated init(content: Content) {
        self.content = content
    }
}

@MainActor
extension MenuCard: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            environment.enclosingName.map { Element(MenuContent(name: $0)) },
            children: [Primitive.Child(content)],
            transformEnvironment: { environment in
                environment.enterCard()
                environment.isInMenu = true
            },
            isHiddenWhenEmpty: true
        )
    }
}

private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view stands in a menu, and is an item of it.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// The button that opens the menu beside it, in the style of the buttons around; in another menu, an item of that.
struct MenuButton<Label: View> {
    let label: Label
    /// Its look, whatever the style of the buttons around.
    let look: ButtonContent.Look?

    nonisolated init(label: Label, look: ButtonContent.Look? = nil) {
        self.label = label
        self.look = look
    }
}

@MainActor
extension MenuButton: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let choice = look.map(ButtonChoice.look) ?? environment.buttonChoice
        return Primitive(
            Element(
                ButtonContent(
                    look: choice.look,
                    isDisabled: !environment.isEnabled,
                    tint: environment.tint,
                    menu: environment.enclosingName
                )
            ),
            children: [Primitive.Child(choice.styledLabel(of: label, role: nil))]
        )
    }
}

extension MenuButton: SingleElementView {}

extension Primitive.Child {
    private static let openerKey = AnyHashable("opener")

    /// The button that opens a host's menu.
    static func opener(_ button: any View) -> Primitive.Child {
        Primitive.Child(button, key: openerKey)
    }

    /// Whether this is the button that opens its host's menu.
    var isOpener: Bool { key == Self.openerKey }
}

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
