/// A view that can scroll to the views in it.
public struct ScrollViewReader<Content: View> {
    /// Returns the content, which can use the proxy in its actions.
    public var content: (ScrollViewProxy) -> Content
    @State private var request: ScrollRequest?

    /// Makes the view.
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

@MainActor
extension ScrollViewReader: PrimitiveView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        let motion = Primitive.Motion(value: request?.identity ?? UniqueIdentity.none, scroll: request)
        var primitive = Primitive(children: [Primitive.Child(content(ScrollViewProxy(request: $request)))])
        primitive.motion = motion
        return primitive
    }
}

extension ScrollViewReader: StatefulElement {}

extension ScrollViewReader: TransparentView {
    static var contentTypes: [any View.Type] { [Content.self] }
}

/// Scrolls the views in a `ScrollViewReader`.
public struct ScrollViewProxy {
    fileprivate let request: Binding<ScrollRequest?>

    /// Scrolls to the view that has an identity, by `id(_:)` or in a `ForEach`.
    ///
    /// Everything around the view scrolls, as far as needed; with an anchor, until this point of the view is at the same
    /// point of what scrolls it: at the start, the center or the end of each axis, whichever is nearest. Under an
    /// animation the browser scrolls smoothly, at its own pace.
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        request.wrappedValue = ScrollRequest(
            id: AnyHashable(id),
            anchor: anchor,
            isAnimated: Transaction.current?.animation != nil
        )
    }
}

/// A request to scroll to a view.
struct ScrollRequest: Equatable {
    let id: AnyHashable
    let anchor: UnitPoint?
    let isAnimated: Bool
    let identity = UniqueIdentity()

    /// Returns the first element of the view below a node.
    @MainActor
    func target(below node: Node) -> ElementID? {
        for child in node.allChildren {
            if child.key?.key == id, let element = child.drawn.first { return element }
            if let target = target(below: child) { return target }
        }
        return nil
    }
}

extension UniqueIdentity {
    /// The identity that stands for no request.
    fileprivate static let none = UniqueIdentity()
}
