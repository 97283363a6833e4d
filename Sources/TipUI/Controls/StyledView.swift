/// What a style of the app's makes of a control; a view of its own, since the style may read what must be tracked.
struct StyledView {
    let makeBody: @MainActor () -> any View
}

@MainActor
extension StyledView: PrimitiveView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        // It stands for its view, also to what changes the element of that.
        Primitive(children: [Primitive.Child(makeBody())], transformEnvironment: { _ in })
    }
}
