/// A view of any type; a view of another type in its place is another view.
public struct AnyView {
    let content: any View

    /// Wraps a view.
    public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Wraps a view.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }
}

extension AnyView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content)])
    }
}
