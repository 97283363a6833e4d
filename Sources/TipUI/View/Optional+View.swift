extension Optional: View, PrimitiveView, UntrackedView where Wrapped: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: map { [Primitive.Child($0)] } ?? [])
    }
}
