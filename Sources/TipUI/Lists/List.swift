/// A vertical list of rows.
public struct List<Content: View> {
    let content: Content

    /// Creates a list whose rows are views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    /// Creates a list with a row for each element.
    public nonisolated init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
        Data.Element: Identifiable, RowContent: View
    {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element, identified by a property.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }
}

@MainActor
extension List: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ListContent()), children: [Primitive.Child(content.asRows())])
    }
}

/// A vertical list, whose children are rows and sections.
package struct ListContent: ElementContent {
    package static let kind = ElementKind.list

    package static var variations: [Variations<ListContent>] {
        [Variations(of: ListContent(), ListContent(isForm: true))]
    }

    /// Whether the list is a form, with rows for controls.
    package var isForm: Bool
    package var stackingAxis: Axis? { .vertical }

    package init(isForm: Bool = false) {
        self.isForm = isForm
    }

    package func flexibleAxes(in context: FlexibilityContext) -> Axis.Set { [.horizontal, .vertical] }
}
