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
