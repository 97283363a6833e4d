extension Optional: View, PrimitiveView, UnfollowedView where Wrapped: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: map { [Primitive.Child($0)] } ?? [])
    }
}
