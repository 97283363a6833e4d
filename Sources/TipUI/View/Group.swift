/// Views without a layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group where Content: View {
    /// Makes a group of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View, PrimitiveView, UntrackedView where Content: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: Primitive.Child.content(content))
    }
}
