/// The card of a menu, which the menu's button opens; the card exists only while it has content.
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
                environment.resetForCard()
                environment.isInMenu = true
                environment.isInBar = false
            },
            hiding: .whenEmpty
        )
    }
}

private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an item in a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// The button that opens a menu, in the style of the surrounding buttons; inside another menu, an item of that menu.
struct MenuButton<Label: View> {
    let label: Label
    /// The button's look; `nil` for the style of the surrounding buttons.
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
                    menu: environment.enclosingName,
                    size: environment.controlSize,
                    shape: environment.buttonBorderShape
                )
            ),
            children: [Primitive.Child(choice.styledLabel(of: label, role: nil))]
        )
    }
}

extension MenuButton: SingleElementView {}

extension Primitive.Child {
    private static let openerKey = AnyHashable("opener")

    /// Returns a child that is the button for opening the menu next to it.
    static func opener(_ button: any View) -> Primitive.Child {
        Primitive.Child(button, key: openerKey)
    }

    /// Whether the child is the button for opening the menu next to it.
    var isOpener: Bool { key == Self.openerKey }
}

/// A menu above the page, which the button with the same name opens; its children are its items.
///
/// The renderer opens and closes the menu and handles the keyboard in it. The items are buttons and links with the look
/// of menu items, and sections.
package struct MenuContent: ElementContent {
    package static let kind = ElementKind.menu
    package static let variations = [Variations(of: MenuContent(name: ElementID(7)))]

    /// A name that is unique in the menu's graph, and stays the same while the menu exists.
    package var name: ElementID
    package var stackingAxis: Axis? { .vertical }

    package init(name: ElementID) {
        self.name = name
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [] }
}
