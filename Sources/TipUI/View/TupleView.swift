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

/// Views one after another, of whatever types.
private protocol ViewSequence {
    var views: [any View] { get }
}

extension TupleView: ViewSequence {}

extension Primitive.Child {
    /// The views below a container, whose content is of one type for good: those of a tuple stand in it themselves.
    package static func content<Content: View>(_ content: Content) -> [Self] {
        guard let sequence = content as? any ViewSequence else { return [Self(content)] }
        return sequence.views.map { Self($0) }
    }
}
