/// Views one after another.
public struct TupleView<Content> {
    /// The views.
    public let value: Content

    let views: [any View]

    init(_ value: Content, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: views.map { Primitive.Child($0) })
    }
}
