/// A box around views that belong together, with a label above them.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox where Label: View, Content: View {
    /// Creates a box with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Creates a box with a label.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    /// Creates a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Creates a box labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox: View where Label: View, Content: View {
    /// A box with the label and, below it, the content.
    public var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            VStack { content }.frame(maxWidth: .infinity)
        }
        .padding()
        .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 12))
    }
}
