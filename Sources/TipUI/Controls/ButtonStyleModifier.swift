/// A view with a style for the labels of the buttons below.
struct ButtonStyleModifier<Content: View, Style: ButtonStyle> {
    let content: Content
    let style: Style

    nonisolated init(content: Content, style: Style) {
        self.content = content
        self.style = style
    }
}

@MainActor
extension ButtonStyleModifier: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        let style = style
        return Primitive(children: [Primitive.Child(content)]) {
            $0.buttonChoice = .style { style.makeBody(configuration: $0) }
        }
    }
}

extension ButtonStyleModifier: StatefulElement where Content: StatefulElement {}
