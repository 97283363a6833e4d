public import Foundation

/// A control for entering text.
///
/// A field with a vertical axis grows with its text, up to the line limit, and Return adds a line.
public struct TextField<Label: View> {
    let label: Label
    /// The text that an empty field shows; `nil` to show the label.
    let prompt: Text?
    let text: FieldText
    let axis: Axis
    /// What happens when the person begins or ends to edit, and when the person presses Return.
    var editing: FieldEditing?
    /// What the person has typed, while the value that it represents is still the current one.
    @State private var draft: String?

    nonisolated init(label: Label, prompt: Text?, text: FieldText, axis: Axis = .horizontal) {
        self.label = label
        self.prompt = prompt
        self.text = text
        self.axis = axis
    }
}

extension TextField {
    /// Makes a text field with a custom label, of which only the text is used.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: FieldText(text))
    }

    /// Makes a text field with a custom label, of which only the text is used.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, text: FieldText(text), axis: axis)
    }

    /// Makes a text field for a value in a format, with a custom label, of which only the text is used.
    public nonisolated init<F>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, text: FieldText(value, format: format))
    }

    /// Makes a text field for an optional value in a format, with a custom label, of which only the text is used.
    public nonisolated init<F>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, text: FieldText(value, format: format))
    }
}

extension TextField where Label == Text {
    /// Makes a text field with a localized string key as its label.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, text: FieldText(text))
    }

    /// Makes a text field with a string as its label.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(label: Text(title), prompt: nil, text: FieldText(text))
    }

    /// Makes a text field with a localized string key as its label, which grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), prompt: nil, text: FieldText(text), axis: axis)
    }

    /// Makes a text field with a string as its label, which grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), prompt: nil, text: FieldText(text), axis: axis)
    }

    /// Makes a text field with a localized string key as its label, and a prompt.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, text: FieldText(text))
    }

    /// Makes a text field with a string as its label, and a prompt.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: FieldText(text))
    }

    /// Makes a text field with a localized string key as its label, and a prompt, which grows along an axis.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, text: FieldText(text), axis: axis)
    }

    /// Makes a text field with a string as its label, and a prompt, which grows along an axis.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: FieldText(text), axis: axis)
    }
}

extension TextField where Label == Text {
    /// Makes a text field for a value in a format, with a localized string key as its label.
    ///
    /// Each edit that the format can parse sets the value. The field shows the value in its format again when the
    /// person leaves the field or presses Return.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, text: FieldText(value, format: format))
    }

    /// Makes a text field for a value in a format, with a string as its label.
    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, text: FieldText(value, format: format))
    }

    /// Makes a text field for an optional value in a format, with a localized string key as its label.
    ///
    /// An empty field sets the value to `nil`.
    public nonisolated init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, text: FieldText(value, format: format))
    }

    /// Makes a text field for an optional value in a format, with a string as its label.
    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, text: FieldText(value, format: format))
    }

    /// Makes a text field for a value that a formatter converts, with a localized string key as its label.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(label: Text(titleKey), prompt: prompt, text: FieldText(value, formatter: formatter))
    }

    /// Makes a text field for a value that a formatter converts, with a string as its label.
    @_disfavoredOverload
    public nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
    where S: StringProtocol {
        self.init(label: Text(title), prompt: prompt, text: FieldText(value, formatter: formatter))
    }
}

extension TextField where Label == Text {
    /// Makes a text field with a localized string key as its label.
    ///
    /// - Parameters:
    ///   - titleKey: The label.
    ///   - text: The text.
    ///   - onEditingChanged: Called with `true` when the field gets the focus, and with `false` when it loses it.
    ///   - onCommit: Called when the person presses Return.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, text: text)
        editing = FieldEditing(onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// Makes a text field with a localized string key as its label, with an action for the beginning and end of
    /// editing.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
    ) {
        self.init(titleKey, text: text)
        editing = FieldEditing(onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// Makes a text field with a string as its label, with actions for the beginning and end of editing and for Return.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) where S: StringProtocol {
        self.init(title, text: text)
        editing = FieldEditing(onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

/// The actions of a text field that its initializer takes.
struct FieldEditing {
    let onEditingChanged: @MainActor (Bool) -> Void
    let onCommit: @MainActor () -> Void
}

@MainActor
extension TextField: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let text = text, draft = $draft, locale = environment.readingSettings?.locale
        let label = label.plainText(in: environment)
        let submit = environment.submitAction
        var handlers: [ElementEvent.Kind: @MainActor (ElementEvent) -> Void] = [:]
        if environment.isEnabled {
            handlers[.change] = { event in
                guard let typed = event.value else { return }
                if text.isFormatted { draft.wrappedValue = typed }
                text.write(typed, in: locale)
            }
            if text.isFormatted {
                handlers[.commit] = { _ in draft.wrappedValue = nil }
            }
            if submit != nil || editing != nil, axis == .horizontal {
                handlers[.submit] = { [editing] event in
                    if let typed = event.value { text.write(typed, in: locale) }
                    if text.isFormatted { draft.wrappedValue = nil }
                    editing?.onCommit()
                    submit?()
                }
            }
            if let onChange = editing?.onEditingChanged {
                handlers[.focus] = { event in event.isOn.map(onChange) }
            }
        }
        let content = FieldContent(
            label: label,
            prompt: prompt?.plainText(in: environment) ?? label,
            text: text.shown(draft: self.draft, in: locale),
            isDisabled: !environment.isEnabled,
            hasBorder: environment.fieldsHaveBorder,
            alignment: environment.fieldTextAlignment,
            traits: environment.textInputTraits
        )
        if axis == .horizontal { return Primitive(Element(content), handlers: handlers) }
        let area = TextAreaContent(content, lineLimit: environment.lineLimit)
        return Primitive(Element(area), handlers: handlers)
    }
}

extension TextField: SingleElementView, StatefulElement {}
