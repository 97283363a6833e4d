/// A view with a style for the buttons below.
struct ButtonStyleModifier<Content: View, Style> {
    let content: Content
    let style: Style
    /// What the style makes of buttons.
    let choice: @MainActor @Sendable (Style) -> ButtonChoice

    nonisolated init(content: Content, style: Style, choice: @escaping @MainActor @Sendable (Style) -> ButtonChoice) {
        self.content = content
        self.style = style
        self.choice = choice
    }
}

@MainActor
extension ButtonStyleModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let choice = choice(style)
        return Primitive(children: [Primitive.Child(content)]) { $0.buttonChoice = choice }
    }
}

extension ButtonStyleModifier: StatefulElement where Content: StatefulElement {}
