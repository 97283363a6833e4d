/// Builds a view from the statements of a body.
@resultBuilder
public struct ViewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty body, with a warning: the code of a body is often left out by `#if os(iOS)`.
    @available(*, deprecated, message: "nothing is drawn; add '|| os(Linux)' to its #if, or write EmptyView()")
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a body from one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds a body from several views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views: views)
    }

    /// Builds a view from an `if` statement without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds a view from the first branch of a condition.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// Builds a view from the second branch of a condition.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// Builds a view from the content of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views, chosen by a condition; each branch has its own identity.
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

/// A sequence of views.
public struct TupleView<Content> {
    /// Stores the views on the heap, because every view that contains them copies them.
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

/// A sequence of views of any types.
private protocol ViewSequence {
    var views: [any View] { get }
}

extension TupleView: ViewSequence {}

extension Primitive.Child {
    /// Returns the children of a container whose content never changes its type; each view of a tuple becomes a child.
    package static func content<Content: View>(_ content: Content) -> [Self] {
        guard let sequence = content as? any ViewSequence else { return [Self(content)] }
        return sequence.views.map { Self($0) }
    }
}

/// The name of ``ViewBuilder`` since SDK 27.
public typealias ContentBuilder = ViewBuilder
