/// A control for long text, which fills the space it gets and scrolls.
public struct TextEditor {
    let text: Binding<String>

    /// Makes an editor of a text.
    public nonisolated init(text: Binding<String>) {
        self.text = text
    }
}

@MainActor
extension TextEditor: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var primitive = TextField(label: Text(verbatim: ""), prompt: nil, text: FieldText(text), axis: .vertical)
            .primitive(in: environment)
        if var content = primitive.element?.content as? TextAreaContent {
            content.fillsHeight = true
            content.lineLimit = nil
            primitive.element?.content = content
        }
        return primitive
    }
}

extension TextEditor: SingleElementView {}
