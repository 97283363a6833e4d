/// How the label of buttons looks.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style makes the view of a button of.
public struct ButtonStyleConfiguration {
    /// The label of a button of any kind.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down; renderers show that by themselves, so this is always `false`.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The label's own view.
    public var body: some View { view }
}

/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// What a style gets to work with.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button of.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button of any kind.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    let action: @MainActor () -> Void

    /// Does what a press of the button does.
    @MainActor public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    /// The label's own view.
    public var body: some View { view }
}

/// How buttons are drawn below.
package enum ButtonChoice {
    case look(ButtonContent.Look)
    case style(@MainActor (ButtonStyleConfiguration) -> any View)
    case primitiveStyle(@MainActor (PrimitiveButtonStyleConfiguration) -> any View)

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
        return makeBody(
            ButtonStyleConfiguration(
                role: role,
                label: ButtonStyleConfiguration.Label(view: AnyView(label)),
                isPressed: false
            )
        )
    }
}

/// A style that renderers draw.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var look: ButtonContent.Look { get }
}

extension View {
    /// Sets the style of buttons below.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
        PrimitiveButtonStyleModifier(content: self, style: style)
    }

    /// Sets the style of the labels of buttons below.
    public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
        ButtonStyleModifier(content: self, style: style)
    }

    /// Sets the look of buttons below.
    package nonisolated func buttonLook(_ look: ButtonContent.Look) -> some View {
        EnvironmentModifier(content: self) { $0.buttonChoice = .look(look) }
    }
}
