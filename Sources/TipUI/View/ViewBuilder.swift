/// Builds a view from the statements of a body.
@resultBuilder
public struct ViewBuilder {
    /// Takes a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty body.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a body of one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a body of several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    /// Takes what an `if` without `else` gives.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Takes the first branch of a condition.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// Takes the second branch of a condition.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Takes what stands under `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views, by a condition; each branch is a place of its own.
public struct _ConditionalContent<First: View, Second: View> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) {
        self.branch = branch
    }
}

extension _ConditionalContent: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        switch branch {
        case .first(let view): Primitive(children: [Primitive.Child(view, key: true)])
        case .second(let view): Primitive(children: [Primitive.Child(view, key: false)])
        }
    }
}

/// Views one after another.
public struct TupleView<Content> {
    /// The views on the heap: each view around them holds all that is below it.
    private final class Box {
        let value: Content
        let views: [any View]

        init(_ value: Content, _ views: [any View]) {
            self.value = value
            self.views = views
        }
    }

    private let box: Box

    /// The views.
    public var value: Content { box.value }

    var views: [any View] { box.views }

    init(_ value: Content, views: [any View]) {
        box = Box(value, views)
    }
}

extension TupleView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: views.map { Primitive.Child($0) })
    }
}

/// Views one after another, of whatever types.
private protocol ViewSequence {
    var views: [any View] { get }
}

extension TupleView: ViewSequence {}

extension Primitive.Child {
    /// The views below a container, whose content is of one type for good: those of a tuple stand in it themselves.
    package static func content<Content: View>(_ content: Content) -> [Self] {
        guard let sequence = content as? any ViewSequence else { return [Self(content)] }
        return sequence.views.map { Self($0) }
    }
}

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
