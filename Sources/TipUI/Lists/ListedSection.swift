/// A section as a list has it: rows, with a header before them and a footer behind them.
struct ListedSection<Parent: View, Content: View, Footer: View> {
    let section: Section<Parent, Content, Footer>
}

@MainActor
extension ListedSection: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(
            Element(SectionContent(hasHeader: section.header != nil, hasFooter: section.footer != nil)),
            children: section.children(around: ListRows.rows(of: section.content, in: environment))
        )
    }
}
