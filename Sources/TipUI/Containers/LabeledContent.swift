public import Foundation

/// A value with a label: the label at the leading edge, the value at the trailing edge.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent where Label: View, Content: View {
    /// Creates labeled content.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates content labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates content labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text labeled with a localized string key.
    public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(titleKey) { Text(value) }
    }

    /// Creates a text labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(title) { Text(value) }
    }

    /// Creates a formatted value labeled with a localized string key.
    public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }

    /// Creates a formatted value labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension LabeledContent: View where Label: View, Content: View {
    /// The label and the value side by side.
    public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            label
            Spacer()
            EnvironmentModifier(content: content.foregroundStyle(.secondary)) { $0.alignTexts(.trailing) }
        }
    }
}
