/// A value that describes a part of the user interface.
///
/// Views and all drawing are isolated to the main actor. If a type must also be usable outside the main actor, declare
/// its conformance in an extension: a conformance in the type's declaration isolates the whole type.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called, because no value of type `Never` exists.
    public var body: Never { self }
}

/// A type-erased view; if the type of the wrapped view changes, the view gets a new identity.
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

/// A view that draws nothing.
public struct EmptyView: Sendable {
    /// Creates the view.
    public init() {}
}

extension EmptyView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive()
    }
}

/// A group of views without a layout of its own.
public struct Group<Content> {
    let content: Content
}

extension Group where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View, PrimitiveView, UntrackedView where Content: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: Primitive.Child.content(content))
    }
}

extension Optional: View, PrimitiveView, UntrackedView where Wrapped: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: map { [Primitive.Child($0)] } ?? [])
    }
}

extension View {
    /// Binds the view's identity to a value: a different value creates a new view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }
}

/// A view whose identity is a value.
struct IdentifiedView<Content: View> {
    let content: Content
    let id: AnyHashable

    nonisolated init(content: Content, id: AnyHashable) {
        self.content = content
        self.id = id
    }
}

extension IdentifiedView: ModifierView, UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content, key: id)])
    }
}

/// A primitive view whose `primitive(in:)` method reads nothing observable.
///
/// The method calls no app code and reads no binding, so the graph doesn't have to track the view. This saves the
/// tracker, which needs more memory than the rest of a node.
@MainActor
package protocol UntrackedView: PrimitiveView {}
