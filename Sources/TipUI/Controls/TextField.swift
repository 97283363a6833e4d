/// A control for entering text.
public struct TextField<Label: View> {
    let prompt: String
    let text: Binding<String>
}

extension TextField where Label == Text {
    /// Makes a text field with a localized string key as its prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
        prompt = titleKey.plain
        self.text = text
    }

    /// Makes a text field with a string as its prompt.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) where S: StringProtocol {
        prompt = String(title)
        self.text = text
    }

    /// Makes a text field with a `Text` view as its prompt.
    @_disfavoredOverload
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.prompt = prompt?.plain ?? titleKey.plain
        self.text = text
    }
}

@MainActor
extension TextField: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = text
        let submit = environment.submitAction
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            handlers[.change] = { event in
                if let value = event.value { text.wrappedValue = value }
            }
            if let submit {
                handlers[.submit] = { event in
                    if let value = event.value { text.wrappedValue = value }
                    submit()
                }
            }
        }
        return Primitive(
            Element(
                FieldContent(prompt: prompt, text: text.wrappedValue, isDisabled: !environment.isEnabled)
            ),
            handlers: handlers
        )
    }
}

private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// The action performed when a text field is submitted.
    var submitAction: (@MainActor () -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Sets the action performed when a text field in this view is submitted.
    @preconcurrency
    public nonisolated func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
        EnvironmentModifier(content: self) { $0.submitAction = action }
    }
}

extension TextField: SingleElementView {}

/// A text field; it has no children.
///
/// An edit is reported as a `.change` event whose value is the new text.
package struct FieldContent: ElementContent {
    package static let kind = ElementKind.field

    package static var variations: [Variations<FieldContent>] {
        var list = Variations(of: FieldContent(prompt: "a", text: "b"))
        list.add { $0.prompt = "c" }
        list.add { $0.text = "d" }
        list.add { $0.isDisabled = true }
        return [list]
    }

    package var prompt: String
    package var text: String
    package var isDisabled: Bool

    package init(prompt: String, text: String, isDisabled: Bool = false) {
        self.prompt = prompt
        self.text = text
        self.isDisabled = isDisabled
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
