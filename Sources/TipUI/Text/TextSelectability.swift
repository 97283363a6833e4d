/// Whether a person can select text.
public protocol TextSelectability {
    /// Whether a person can select the text.
    static var allowsSelection: Bool { get }
}

/// A person can select text.
public struct EnabledTextSelectability: TextSelectability {
    /// `true`.
    public static var allowsSelection: Bool { true }
}

/// A person can't select text.
public struct DisabledTextSelectability: TextSelectability {
    /// `false`.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// A person can select text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// A person can't select text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether a person can select text; `nil` if it wasn't set, in which case the renderer's default applies.
    var isTextSelectable: Bool? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a person can select texts in the view.
    ///
    /// In a browser, texts outside of buttons can be selected unless this modifier disables it.
    public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        EnvironmentModifier(content: self) { $0.isTextSelectable = S.allowsSelection }
    }
}
