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
