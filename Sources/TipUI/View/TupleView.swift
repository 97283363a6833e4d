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
