extension Optional: PrimitiveView, UnfollowedView where Wrapped: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: map { [Primitive.Child($0)] } ?? [])
    }
}

extension Optional: View where Wrapped: View {
    /// The graph draws the view by what it says of itself.
    public typealias Body = Never
}
