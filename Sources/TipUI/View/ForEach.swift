/// A view for each element of some data, told apart by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data.
    public let data: Data
    /// Makes the view of an element.
    public let content: (Data.Element) -> Content

    private let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// Makes views of elements that have an id.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }

    /// Makes views of elements, with an id of your choice.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { $0[keyPath: id] }
    }

    /// Makes views of numbers.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content) { $0 }
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        var children: [Primitive.Child] = []
        children.reserveCapacity(data.count)
        for element in data { children.append(Primitive.Child(content(element), key: id(element))) }
        return Primitive(children: children)
    }
}
