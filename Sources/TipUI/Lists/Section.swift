/// A titled part of a list or of a menu.
public struct Section<Parent: View, Content: View, Footer: View> {
    let header: Parent?
    let content: Content
    let footer: Footer?
}

extension Section {
    /// Makes a part with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }
}

extension Section where Footer == EmptyView {
    /// Makes a part with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.content = content()
        self.header = header()
        footer = nil
    }

    /// Makes a part with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.header = header
        footer = nil
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Makes a part without a title.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        header = nil
        footer = nil
    }
}

extension Section where Parent == EmptyView {
    /// Makes a part with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        header = nil
        self.footer = footer()
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Makes a part with a literal as title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
        header = Text(titleKey)
        footer = nil
    }

    /// Makes a part with a string as title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
        header = Text(title)
        footer = nil
    }
}

extension Section: ListSection {}

@MainActor
extension Section: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var children: [Primitive.Child] = []
        if let header {
            children.append(Primitive.Child(header.asSingleElement, key: "header"))
        }
        let isInMenu = environment.isInMenu
        children += isInMenu ? [Primitive.Child(content)] : ListRows.rows(of: content, in: environment)
        if let footer {
            children.append(Primitive.Child(footer.asSingleElement, key: "footer"))
        }
        return Primitive(
            Element(
                SectionContent(hasHeader: header != nil, hasFooter: footer != nil, isInMenu: isInMenu),
                accessibility: Accessibility(label: isInMenu ? (header as? Text)?.plainString : nil)
            ),
            children: children
        )
    }
}
