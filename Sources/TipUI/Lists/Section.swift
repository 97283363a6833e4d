/// A section of a list or a menu; elsewhere, a section draws its header, content and footer in sequence.
public struct Section<Parent: View, Content: View, Footer: View> {
    let header: Parent?
    let content: Content
    let footer: Footer?
}

extension Section {
    /// Creates a section with a header and a footer.
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
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.content = content()
        self.header = header()
        footer = nil
    }

    /// Creates a section with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.header = header
        footer = nil
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without a header or a footer.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
        header = nil
        footer = nil
    }
}

extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        header = nil
        self.footer = footer()
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section titled with a localized string key.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
        header = Text(titleKey)
        footer = nil
    }

    /// Creates a section titled with a string.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.content = content()
        header = Text(title)
        footer = nil
    }
}

@MainActor
extension Section: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let context = environment.rowContext
        var children = [
            Primitive.Child(context.map { content.asRows($0, modifiers: environment.eachModifiers) } ?? content)
        ]
        // Outside lists and menus, a section only groups its children.
        let isElement = environment.isInMenu || context != nil
        if let header { children.insert(Primitive.Child(header.asSingleElement, key: "header"), at: 0) }
        if let footer { children.append(Primitive.Child(footer.asSingleElement, key: "footer")) }
        guard isElement else { return Primitive(children: children) }
        return Primitive(
            Element(
                SectionContent(
                    hasHeader: header != nil,
                    hasFooter: footer != nil,
                    isInMenu: environment.isInMenu,
                    spacing: environment.isInMenu ? nil : environment.listSettings.sectionSpacing.length
                ),
                accessibility: Accessibility(
                    label: environment.isInMenu ? (header as? Text)?.plain(in: environment) : nil
                )
            ),
            children: children,
            hiding: context == nil ? .never : .whenEmpty
        )
    }
}

/// A section of a list or a menu: rows, between a header and a footer that are outside the rows' card.
package struct SectionContent: ElementContent {
    package static let kind = ElementKind.section

    package static var variations: [Variations<SectionContent>] {
        var list = Variations(of: SectionContent())
        list.add { $0.hasHeader = true }
        list.add { $0.hasFooter = true }
        list.add { $0.isInMenu = true }
        list.add { $0.spacing = 8 }
        return [list]
    }

    /// Whether the first child is a header.
    package var hasHeader: Bool
    /// Whether the last child is a footer.
    package var hasFooter: Bool
    /// Whether the section is in a menu, with items instead of rows.
    package var isInMenu: Bool
    /// The space below the section in points; `nil` for the list's default.
    package var spacing: Double?
    package var stackingAxis: Axis? { .vertical }

    package init(hasHeader: Bool = false, hasFooter: Bool = false, isInMenu: Bool = false, spacing: Double? = nil) {
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
        self.isInMenu = isInMenu
        self.spacing = spacing
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { .horizontal }
}
