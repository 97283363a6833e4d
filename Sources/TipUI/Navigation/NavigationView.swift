/// A page with a title and a bar; as `NavigationStack`.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Makes a stack with its first view.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    /// The stack.
    public var body: some View {
        NavigationStack { content }
    }
}
