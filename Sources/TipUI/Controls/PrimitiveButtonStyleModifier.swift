/// A view with a style for the buttons below.
struct PrimitiveButtonStyleModifier<Content: View, Style: PrimitiveButtonStyle> {
    let content: Content
    let style: Style

    nonisolated init(content: Content, style: Style) {
        self.content = content
        self.style = style
    }
}

@MainActor
extension PrimitiveButtonStyleModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let style = style
        let choice: ButtonChoice =
            if let builtIn = style as? any BuiltInButtonStyle {
                .look(builtIn.look)
            } else {
                .primitiveStyle { style.makeBody(configuration: $0) }
            }
        return Primitive(children: [Primitive.Child(content)]) { $0.buttonChoice = choice }
    }
}

extension PrimitiveButtonStyleModifier: StatefulElement where Content: StatefulElement {}
