/// The look of text fields.
public protocol TextFieldStyle: Sendable {}

/// A built-in text field style.
private protocol BuiltInTextFieldStyle: TextFieldStyle {
    var hasBorder: Bool { get }
}

/// The platform's default text field style: without a border.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
    var hasBorder: Bool { false }

    /// Makes the style.
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The platform's default text field style: without a border.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A text field style without a border.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
    var hasBorder: Bool { false }

    /// Makes the style.
    public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field style without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
    var hasBorder: Bool { true }

    /// Makes the style.
    public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FieldsHaveBorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether text fields have a border.
    var fieldsHaveBorder: Bool {
        get { self[FieldsHaveBorderKey.self] }
        set { self[FieldsHaveBorderKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in this view.
    public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
        let hasBorder = (style as? any BuiltInTextFieldStyle)?.hasBorder ?? false
        return EnvironmentModifier(content: self) { $0.fieldsHaveBorder = hasBorder }
    }
}
