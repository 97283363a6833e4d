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
