extension ForEach where Content: View {
    /// Creates views for the identifiable elements of a binding's collection, each from a binding to its element.
    ///
    /// A binding follows its element by id when others come, go or move. Setting the binding of a removed element has no
    /// effect.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for the elements of a binding's collection, identified by a property, each from a binding to its
    /// element.
    public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        let entries = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(entries, id: \.1) { entry in content(data.element(entry.1, at: entry.0, id: id)) }
    }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to the element with an id, which is at the given index unless others came, went or moved.
    fileprivate func element<ID: Hashable>(
        _ id: ID,
        at index: Value.Index,
        id path: KeyPath<Value.Element, ID>
    ) -> Binding<Value.Element> {
        let base = self
        let first = base.wrappedValue[index]
        func place(in elements: Value) -> Value.Index? {
            let isThere = index >= elements.startIndex && index < elements.endIndex
            if isThere, elements[index][keyPath: path] == id { return index }
            return elements.firstIndex { $0[keyPath: path] == id }
        }
        return Binding<Value.Element>(
            get: {
                let elements = base.wrappedValue
                return place(in: elements).map { elements[$0] } ?? first
            },
            set: { element in
                if let index = place(in: base.wrappedValue) { base.wrappedValue[index] = element }
            }
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each identifiable element of a binding's collection, made from a binding to the
    /// element.
    public nonisolated init<Data, RowContent>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable,
        RowContent: View
    {
        content = ForEach(data, content: rowContent)
        selection = nil
    }

    /// Creates a list with a row for each element of a binding's collection, identified by a property and made from a
    /// binding to the element.
    public nonisolated init<Data, ID, RowContent>(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, Data.Index: Hashable, RowContent: View
    {
        content = ForEach(data, id: id, content: rowContent)
        selection = nil
    }
}
