/// A control for entering a secret, whose characters aren't shown.
///
/// Passwords that a browser has stored fill the field if `textContentType(_:)` says what it is for.
public struct SecureField<Label: View> {
    let label: Label
    let prompt: Text?
    let text: Binding<String>

    /// Makes a secure field with a custom label, of which only the text is used.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = text
    }
}

extension SecureField where Label == Text {
    /// Makes a secure field with a localized string key as its label.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Makes a secure field with a string as its label.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(text: text) { Text(title) }
    }

    /// Makes a secure field with a localized string key as its label, and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// Makes a secure field with a string as its label, and a prompt.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

@MainActor
extension SecureField: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let label = label.plainText(in: environment)
        var primitive = TextField(label: Text(verbatim: label), prompt: prompt, text: FieldText(text))
            .primitive(in: environment)
        if var content = primitive.element?.content as? FieldContent {
            content.isSecure = true
            primitive.element?.content = content
        }
        return primitive
    }
}

extension SecureField: SingleElementView {}
