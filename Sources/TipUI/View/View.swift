/// A part of what a person sees, described by a value.
///
/// Views and all drawing live on the main actor. Declare conformances of types that must also be usable off the main
/// actor in an extension: on the type's own line they would isolate the type.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that stands for this one.
    associatedtype Body: View

    /// The content of this view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never returns: there is no value of this type.
    public var body: Never { self }
}

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

/// A view that draws nothing.
public struct EmptyView: Sendable {
    /// Makes the view.
    public init() {}
}

extension EmptyView: UntrackedView {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive()
    }
}

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

extension Optional: View, PrimitiveView, UntrackedView where Wrapped: View {
    package func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: map { [Primitive.Child($0)] } ?? [])
    }
}

extension View {
    /// Ties the view's identity to a value: another value makes another view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }

    /// Accepted; there is nothing that chooses by tags yet.
    public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable { self }
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

extension IdentifiedView: UntrackedView {
    func primitive(in environment: EnvironmentValues) -> Primitive {
        Primitive(children: [Primitive.Child(content, key: id)])
    }
}

/// A primitive view that reads nothing observable when it says what it is.
///
/// It calls no code of the app and asks for no binding, so the graph doesn't track what it reads: a tracker weighs more
/// than the rest of a node.
@MainActor
package protocol UntrackedView: PrimitiveView {}
