/// A view with content that a press of its label shows and hides.
///
/// In a list, the label is a row and the content is further rows.
public struct DisclosureGroup<Label, Content> {
    let label: Label
    let content: () -> Content
    let binding: Binding<Bool>?
    @State private var isExpanded = false
}

extension DisclosureGroup where Label: View, Content: View {
    /// Creates a group that is closed at first.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        binding = nil
    }

    /// Creates a group that is open while a binding is `true`.
    public nonisolated init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    /// Creates a group labeled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group labeled with a localized string key, which is open while a binding is `true`.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group labeled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group labeled with a string, which is open while a binding is `true`.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

@MainActor
extension DisclosureGroup: View, PrimitiveView where Label: View, Content: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let isExpanded = binding ?? $isExpanded
        let isOpen = isExpanded.wrappedValue
        let header = Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                label
                Spacer()
                Image(systemName: isOpen ? "chevron.down" : "chevron.forward").foregroundStyle(.tint)
                    .accessibilityHidden(true)
            }
        }
        .buttonStyle(.plain)
        var children = [
            Primitive.Child(ElementModifier(header) { $0.accessibility.isExpanded = isOpen }, key: "header")
        ]
        if isOpen { children.append(Primitive.Child(content(), key: "content")) }
        guard environment.rowContext == nil else { return Primitive(children: children) }
        return Primitive(Element(StackContent(.vertical(.leading))), children: children)
    }
}
