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
        let (styledLook, styledLabel) = styled(in: environment)
        return Primitive(
            Element(
                ButtonContent(
                    look: look ?? styledLook,
                    isDisabled: !environment.isEnabled,
                    tint: environment.tint,
                    menu: environment.enclosingName
                )
            ),
            children: [Primitive.Child(styledLabel)]
        )
    }

    private func styled(in environment: EnvironmentValues) -> (ButtonContent.Look, any View) {
        switch environment.isInMenu ? .look(.menuItem) : environment.buttonChoice {
        case .look(let look): (look, label)
        case .style(let makeBody):
            (
                .plain,
                makeBody(
                    ButtonStyleConfiguration(
                        role: nil,
                        label: ButtonStyleConfiguration.Label(view: AnyView(label)),
                        isPressed: false
                    )
                )
            )
        // Such a style says what a press does, which is the menu's own matter here.
        case .primitiveStyle: (.automatic, label)
        }
    }
}

extension MenuButton: SingleElementView {}
