/// What the graph has to know of a type of views; found once for each.
@MainActor
final class ViewType {
    /// Where the views' dynamic properties lie.
    let layout: PropertyLayout
    /// Whether what the views read is tracked.
    let isTracked: Bool
    /// Says what the view at an address is; `nil` for views with a body.
    private let primitive: (@MainActor (UnsafeRawPointer, EnvironmentValues) -> Primitive)?

    private static var known: [ObjectIdentifier: ViewType] = [:]

    private init(_ type: any View.Type) {
        layout = PropertyLayout.of(type)
        isTracked = !(type is any UntrackedView.Type)
        primitive = (type as? any PrimitiveView.Type).map { Self.primitive(of: $0) }
    }

    /// The type of a view.
    static func of(_ view: any View) -> ViewType {
        let type = Swift.type(of: view)
        if let known = known[ObjectIdentifier(type)] { return known }
        let found = ViewType(type)
        known[ObjectIdentifier(type)] = found
        return found
    }

    private static func primitive<Content: PrimitiveView>(
        of type: Content.Type
    ) -> @MainActor (UnsafeRawPointer, EnvironmentValues) -> Primitive {
        { $0.assumingMemoryBound(to: Content.self).pointee.primitive(in: $1) }
    }

    /// Says what a view of the type is.
    func primitive<Content: View>(of view: Content, in environment: EnvironmentValues) -> Primitive {
        guard let primitive else { return Primitive(children: [Primitive.Child(view.body)]) }
        return withUnsafePointer(to: view) { primitive(UnsafeRawPointer($0), environment) }
    }
}
