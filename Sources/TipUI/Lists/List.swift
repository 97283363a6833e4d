/// Rows under one another.
public struct List<Content: View> {
    let content: Content

    /// Makes a list whose rows are views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension List {
    /// Makes a list with a row for each element.
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

    /// Makes a list with a row for each element, told apart by a property.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        content = ForEach(data, id: id, content: rowContent)
    }
}

@MainActor
extension List: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(Element(ListContent()), children: ListRows.rows(of: content, in: environment))
    }
}
