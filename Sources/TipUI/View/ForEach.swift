/// A view for each element of a collection, identified by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public let data: Data
    /// Returns the view for an element.
    public let content: (Data.Element) -> Content

    private let id: (Data.Element) -> ID

    init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }

    /// Returns the view of each element, with the element's id as its key.
    @MainActor
    func children(view: (Content) -> any View) -> [Primitive.Child] {
        var children: [Primitive.Child] = []
        children.reserveCapacity(data.count)
        for element in data { children.append(Primitive.Child(view(content(element)), key: id(element))) }
        return children
    }
}

// A binding of a collection is a collection too. The initializers for bindings are preferred to these, because the
// bindings that they make follow elements that move.
extension ForEach where Content: View {
    /// Creates views for identifiable elements.
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    /// Creates views for elements that are identified by a key path.
    @_disfavoredOverload
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }
}

extension ForEach where Content: View {
    /// Creates views for a range of integers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var children = children { $0 }
        if environment.rowContext?.selection != nil { children = selectable(children) }
        if let edits = environment.rowContext?.edits { children = placed(children, by: edits) }
        return Primitive(children: children)
    }
}
