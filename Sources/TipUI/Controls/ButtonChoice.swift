/// How buttons are drawn below.
package enum ButtonChoice {
    case look(ButtonContent.Look)
    case style(@MainActor (ButtonStyleConfiguration) -> any View)
    case primitiveStyle(@MainActor (PrimitiveButtonStyleConfiguration) -> any View)

    /// Buttons that a style makes as a whole.
    @MainActor
    static func buttons(by style: some PrimitiveButtonStyle) -> ButtonChoice {
        if let builtIn = style as? any BuiltInButtonStyle { return .look(builtIn.look) }
        return .primitiveStyle { style.makeBody(configuration: $0) }
    }

    /// Buttons whose labels a style makes.
    @MainActor
    static func labels(by style: some ButtonStyle) -> ButtonChoice {
        .style { style.makeBody(configuration: $0) }
    }

    /// The look of a button whose press isn't the style's matter.
    var look: ButtonContent.Look {
        switch self {
        case .look(let look): look
        case .style: .plain
        case .primitiveStyle: .automatic
        }
    }

    /// The label of such a button, as the style makes it.
    @MainActor
    func styledLabel(of label: some View, role: ButtonRole?) -> any View {
        guard case .style(let makeBody) = self else { return label }
        let configuration = ButtonStyleConfiguration(
            role: role,
            label: ButtonStyleConfiguration.Label(view: AnyView(label)),
            isPressed: false
        )
        return StyledView { makeBody(configuration) }
    }
}
