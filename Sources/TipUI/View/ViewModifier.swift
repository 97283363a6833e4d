/// Makes one view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The view that the modifier makes.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: any View

    nonisolated init(view: any View) {
        self.view = view
    }
}

@MainActor
extension _ViewModifier_Content: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(view)])
    }
}

/// A view with its modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Makes the pair.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// What the modifier makes.
    public var body: some View {
        modifier.body(content: _ViewModifier_Content(view: content))
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

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

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the context has it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
