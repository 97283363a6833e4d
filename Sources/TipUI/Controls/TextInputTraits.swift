/// The kind of text that a field expects, for on-screen keyboards and autofill.
package struct TextInputTraits: Equatable, Sendable {
    package var keyboard: UIKeyboardType = .default
    package var contentType: UITextContentType?
    package var submitLabel: SubmitLabel?
    package var capitalization: TextInputAutocapitalization?
    package var isCorrectionDisabled = false

    package init() {}

    package static var variations: Variations<TextInputTraits> {
        var list = Variations(of: TextInputTraits())
        list.add { $0.keyboard = .emailAddress }
        list.add { $0.contentType = .username }
        list.add { $0.submitLabel = .done }
        list.add { $0.capitalization = .never }
        list.add { $0.isCorrectionDisabled = true }
        return list
    }
}

private enum TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    /// The kind of text that fields expect.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether automatic correction is disabled.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isCorrectionDisabled }
        set { textInputTraits.isCorrectionDisabled = newValue }
    }
}

extension View {
    private nonisolated func traits(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
        EnvironmentModifier(content: self) { change(&$0.textInputTraits) }
    }

    /// Sets the on-screen keyboard for the text fields in this view.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        traits { $0.keyboard = type }
    }

    /// Sets what the text fields in this view are for, so that browsers suggest stored values.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        traits { $0.contentType = textContentType }
    }

    /// Sets what the Return key of on-screen keyboards says for the text fields in this view.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        traits { $0.submitLabel = submitLabel }
    }

    /// Sets whether automatic correction is disabled in this view.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        traits { $0.isCorrectionDisabled = disable }
    }

    /// Sets whether automatic correction is disabled in this view; `nil` for the default.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        traits { $0.isCorrectionDisabled = disable ?? false }
    }

    /// Sets which letters on-screen keyboards capitalize in this view; `nil` for the default.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        traits { $0.capitalization = autocapitalization }
    }

    /// Sets which letters on-screen keyboards capitalize in this view.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        traits { $0.capitalization = TextInputAutocapitalization(style) }
    }
}

/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Equatable, Sendable {
    /// The label in HTML's words.
    package let hint: String

    /// "Done".
    public static let done = SubmitLabel(hint: "done")
    /// "Go".
    public static let go = SubmitLabel(hint: "go")
    /// "Send".
    public static let send = SubmitLabel(hint: "send")
    /// "Join", for which browsers say "Go".
    public static let join = SubmitLabel(hint: "go")
    /// "Route", for which browsers say "Go".
    public static let route = SubmitLabel(hint: "go")
    /// "Search".
    public static let search = SubmitLabel(hint: "search")
    /// "Return".
    public static let `return` = SubmitLabel(hint: "enter")
    /// "Next".
    public static let next = SubmitLabel(hint: "next")
    /// "Continue", for which browsers say "Next".
    public static let `continue` = SubmitLabel(hint: "next")
}
