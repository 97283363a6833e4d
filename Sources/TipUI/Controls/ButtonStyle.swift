/// A style for the labels of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the view of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, passed to a button style.
public struct ButtonStyleConfiguration {
    /// A type-erased label of a button.
    public struct Label {
        let view: AnyView
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is held down; always `false`, since renderers show presses themselves.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The view of the label.
    public var body: some View { view }
}

/// A view that sets the style of the buttons in its content.
struct ButtonStyleModifier<Content: View, Style> {
    let content: Content
    let style: Style
    /// Returns how a style draws buttons.
    let choice: @MainActor @Sendable (Style) -> ButtonChoice

    nonisolated init(content: Content, style: Style, choice: @escaping @MainActor @Sendable (Style) -> ButtonChoice) {
        self.content = content
        self.style = style
        self.choice = choice
    }
}

@MainActor
extension ButtonStyleModifier: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let choice = choice(style)
        return Primitive(children: [Primitive.Child(content)]) { $0.buttonChoice = choice }
    }
}

extension ButtonStyleModifier: StatefulElement where Content: StatefulElement {}
