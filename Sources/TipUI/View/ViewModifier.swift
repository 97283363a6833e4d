/// A modifier that produces a new version of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that the modifier returns.
    associatedtype Body: View

    /// The type of the modified view.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that is passed to a modifier.
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

    /// Creates a view with its modifier.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The view that the modifier returns.
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

/// The properties of a view type that the graph uses, determined once per type.
@MainActor
final class ViewType {
    /// The layout of the view's dynamic properties.
    let layout: PropertyLayout
    /// Whether the graph tracks the observable values that the view reads.
    let isTracked: Bool
    /// Whether views of the type may draw more than one element.
    let drawsSeveral: Bool
    /// Returns the primitive of the view at a memory address; `nil` for views with a body.
    private let primitive: (@MainActor (UnsafeRawPointer, EnvironmentValues) -> Primitive)?

    private static var typeCache: [ObjectIdentifier: ViewType] = [:]

    private init(_ type: any View.Type) {
        layout = PropertyLayout.of(type)
        isTracked = !(type is any UntrackedView.Type)
        drawsSeveral = Self.drawsSeveral(type)
        primitive = (type as? any PrimitiveView.Type).map { Self.primitive(of: $0) }
    }

    /// Returns the type information of a view.
    static func of(_ view: any View) -> ViewType {
        let type = Swift.type(of: view)
        if let known = typeCache[ObjectIdentifier(type)] { return known }
        let found = ViewType(type)
        typeCache[ObjectIdentifier(type)] = found
        return found
    }

    private static func primitive<Content: PrimitiveView>(
        of type: Content.Type
    ) -> @MainActor (UnsafeRawPointer, EnvironmentValues) -> Primitive {
        { $0.assumingMemoryBound(to: Content.self).pointee.primitive(in: $1) }
    }

    /// Returns the primitive of a view of this type.
    func primitive<Content: View>(of view: Content, in environment: EnvironmentValues) -> Primitive {
        guard let primitive else { return Primitive(children: [Primitive.Child(view.body)]) }
        return withUnsafePointer(to: view) { primitive(UnsafeRawPointer($0), environment) }
    }
}

/// The visibility of a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Decided by the context.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
